import type * as v from 'valibot';
import type { OwnFailureCode } from './failureCodes.ts';

/** Any valibot schema. */
type Schema = v.GenericSchema;

/**
 * Who may make a call: anyone, someone signed in (trial accounts too), a member (not a trial account), or a member who is
 * an agent. Calls for anyone still send the token when there is one.
 */
export type CallAccess = 'anyone' | 'signedIn' | 'member' | 'agent';

/** Module ids that the gateway uses to switch and meter areas. */
export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'REG3'
  | 'FREEPLAY3'
  | 'CAPTCHA3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'CBS3';

/** How a body travels: JSON unless said otherwise. Fields of the other two are texts; `multipart` may hold files. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** What closes a whole site: the gateway refuses calls with MAINTENANCE, or with REGION_RESTRICTED. */
export type SiteClosure = 'maintenance' | 'regionRestriction';

/** Keys of the browser's storage under which the client caches the last good reply, to show it at once next time. */
export type LocalCacheKey =
  | 'status'
  | 'memberInfo'
  | 'serviceLink'
  | 'vassalGameTypes'
  | 'gameLotts'
  | 'lottList'
  | 'elottList';

/**
 * One call of the contract: its address, its policy and its shapes. The client's types, the gateway's checks and the
 * contract tests all come from here. Policy stands on the call; nothing matches addresses.
 */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Value extends Schema = Schema,
> {
  /** Key of the call: in the table, in `gateway.json` "paths", in sandbox switches. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Default path. A merchant may override it in `gateway.json`. */
  readonly path: string;
  readonly access: CallAccess;
  readonly moduleId?: ModuleId;
  /**
   * The body travels encrypted under the merchant's crypto suite. Only for JSON. By `oaep-gcm` it is bound to its request
   * (see `BodyBinding`) and is accepted once, within five minutes.
   */
  readonly isEncrypted?: boolean;
  readonly encoding?: BodyEncoding;
  /**
   * The call moves money, creates an account, changes a password or uses up a code: it carries an `Idempotency-Key`,
   * and the same key has its effect once, however often it arrives. The client never repeats it by itself.
   */
  readonly isIdempotent?: boolean;
  /** At most one request per this many milliseconds. */
  readonly throttleMs?: number;
  /** Its value serves once: no browser stores it. Other values for guests may be stored, and are asked about again each time. */
  readonly isOneTime?: boolean;
  /** The client caches the last good reply in the browser's storage. */
  readonly cachedAs?: LocalCacheKey;
  /** Closed sites answer it all the same: it gives what is closed, or what somebody there needs to know. */
  readonly isAnsweredDuring?: readonly SiteClosure[];
  /**
   * Names of lists in `value` that are only useful as a whole, because a total of them is displayed or each entry is a condition. One
   * unreadable entry makes the reply unreadable; in other lists only that entry is left out.
   */
  readonly completeLists?: readonly string[];
  /**
   * Names of lists inside the entries of a list whose own entries are independent, such as the vendors of a category. An unreadable
   * entry of another inner list, such as a number of a draw, makes the outer entry unreadable.
   */
  readonly independentLists?: readonly string[];
  /** The caller shows nothing when it fails. */
  readonly isSilent?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of `value` in a successful reply. */
  readonly value: Value;
  /** Codes this call can fail with, besides those of every call (`commonFailures`) and of its kind: see `failuresOf`. */
  readonly failures?: readonly OwnFailureCode[];
}

/** Fixes a call's types. Without side effects, so that a bundle drops the calls nobody makes. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Value extends Schema,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
>(call: Call<Query, Body, Value>): Call<Query, Body, Value> {
  return call;
}

/** Does it need a session? */
export const needsSession = ({ access }: Pick<Call, 'access'>): boolean => access !== 'anyone';

type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
// An optional property's type includes undefined; it says nothing about a schema that is there.
type InputOf<S> = [Exclude<S, undefined>] extends [never] ? undefined : v.InferInput<Extract<S, Schema>>;

/** What a caller passes as query parameters. */
export type CallQuery<C extends Call> = InputOf<C['query']>;
/** What a caller passes as body, before encryption. */
export type CallBody<C extends Call> = InputOf<C['body']>;
/** `value` of a successful reply, checked. */
export type CallValue<C extends Call> = OutputOf<C['value']>;

type Given<Key extends string, Type> = [Type] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Type };

/** What a caller sends: query and body, each where the call has one. */
export type CallRequest<C extends Call> = Given<'query', CallQuery<C>> & Given<'body', CallBody<C>>;
