import type * as v from 'valibot';
import type { OwnFailureCode } from './failureCodes.ts';

/** Any valibot schema. */
type Schema = v.GenericSchema;

/**
 * The players who can make a call: anyone, signed-in players (also trial accounts), members (no trial accounts), or
 * members who are agents. Calls for anyone send the token too if there is one.
 */
export type CallAccess = 'anyone' | 'signedIn' | 'member' | 'agent';

/** Module ids by which the gateway switches and meters areas. */
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

/** Encoding of a body; the default is JSON. Fields of the other two are texts; `multipart` can contain files. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** The reason why the whole site is closed: the gateway refuses calls with MAINTENANCE or REGION_RESTRICTED. */
export type SiteClosure = 'maintenance' | 'regionRestriction';

/**
 * Keys of the browser's storage under which the client caches the last successful reply, to show it immediately in the
 * next visit.
 */
export type LocalCacheKey =
  | 'status'
  | 'memberInfo'
  | 'serviceLink'
  | 'vassalGameTypes'
  | 'gameLotts'
  | 'lottList'
  | 'elottList';

/**
 * One call of the contract: its address, its policy and its schemas. The client's types, the gateway's checks and the
 * contract tests are derived from it. The policy is part of the call; no code matches addresses.
 */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Value extends Schema = Schema,
> {
  /** Key of the call: in the table, in "paths" of `gateway.json`, in sandbox switches. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Default path. A merchant may override it in `gateway.json`. */
  readonly path: string;
  readonly access: CallAccess;
  readonly moduleId?: ModuleId;
  /**
   * The body is encrypted with the merchant's crypto suite. Only for JSON. With `oaep-gcm` it is bound to its request
   * (see `BodyBinding`) and accepted once, within five minutes.
   */
  readonly isEncrypted?: boolean;
  readonly encoding?: BodyEncoding;
  /**
   * The call moves money, creates an account, changes a password or uses up a code: it has an `Idempotency-Key`, and
   * the gateway executes requests with the same key only once. The client never repeats it automatically.
   */
  readonly isIdempotent?: boolean;
  /** At most one request per this many milliseconds. */
  readonly throttleMs?: number;
  /**
   * Its value can be used only once, so browsers do not store it. Other values for guests can be stored, and are
   * revalidated each time.
   */
  readonly isOneTime?: boolean;
  /** The client caches the last successful reply in the browser's storage. */
  readonly cachedAs?: LocalCacheKey;
  /** The call works on a closed site too: it reports the closure, or returns data that players need there. */
  readonly isAnsweredDuring?: readonly SiteClosure[];
  /**
   * Names of lists in `value` that are useful only if complete, because the app shows their total or because each entry
   * is a condition. One unreadable entry makes the reply invalid; in other lists only that entry is removed.
   */
  readonly completeLists?: readonly string[];
  /**
   * Names of inner lists with independent entries, for example the vendors of a category. In other inner lists an
   * unreadable entry, for example a number of a draw, makes the outer entry unreadable.
   */
  readonly independentLists?: readonly string[];
  /** The caller shows no error if it fails. */
  readonly isSilent?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of `value` in a successful reply. */
  readonly value: Value;
  /**
   * Error codes of this call, in addition to those of every call (`commonFailures`) and of its kind: see `failuresOf`.
   */
  readonly failures?: readonly OwnFailureCode[];
}

/** Infers the types of a call. Has no side effects, so that a bundle drops unused calls. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Value extends Schema,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
>(call: Call<Query, Body, Value>): Call<Query, Body, Value> {
  return call;
}

/** Whether the call needs a session. */
export const needsSession = ({ access }: Pick<Call, 'access'>): boolean => access !== 'anyone';

type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
// The type of an optional property includes undefined, even if the schema exists. So exclude it here.
type InputOf<S> = [Exclude<S, undefined>] extends [never] ? undefined : v.InferInput<Extract<S, Schema>>;

/** Query parameters of a request. */
export type CallQuery<C extends Call> = InputOf<C['query']>;
/** Body of a request, before encryption. */
export type CallBody<C extends Call> = InputOf<C['body']>;
/** Checked `value` of a successful reply. */
export type CallValue<C extends Call> = OutputOf<C['value']>;

type Given<Key extends string, Type> = [Type] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Type };

/** Query and body of a request, each only if the call has it. */
export type CallRequest<C extends Call> = Given<'query', CallQuery<C>> & Given<'body', CallBody<C>>;
