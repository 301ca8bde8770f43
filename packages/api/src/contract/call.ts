import type * as v from 'valibot';
import type { OwnFailureCode } from './failureCodes.ts';

/** Any valibot schema. */
type Schema = v.GenericSchema;

/**
 * The players who can make a call: anyone, signed-in players (including trial accounts), members (without trial
 * accounts), or members who are agents. If a player is signed in, calls for anyone send the token too.
 */
export type CallAccess = 'anyone' | 'signedIn' | 'member' | 'agent';

/** Module ids. The gateway uses them to switch areas on or off, and to measure their use. */
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

/**
 * Encoding of a body. The default is JSON. Fields of `form` and `multipart` are texts; `multipart` can also contain
 * files.
 */
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
 * contract tests are derived from it. The policy is part of the call, so no code needs to match addresses.
 */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Value extends Schema = Schema,
> {
  /**
   * Name of the call. It is the key in the call table, in "paths" of `gateway.json`, and in the switches of the
   * sandbox.
   */
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
   * The call moves money, creates an account, changes a password or uses up a code. It has an `Idempotency-Key`, and
   * the gateway executes requests with the same key only once. The client never repeats the call automatically.
   */
  readonly isIdempotent?: boolean;
  /** Minimum time between two requests, in milliseconds. */
  readonly throttleMs?: number;
  /**
   * The value can be used only once, so browsers do not store it. Browsers can store other values for guests, and
   * revalidate them each time.
   */
  readonly isOneTime?: boolean;
  /** The client caches the last successful reply in the browser's storage. */
  readonly cachedAs?: LocalCacheKey;
  /**
   * Reasons of a closure during which the gateway still answers the call, because it reports the closure or returns
   * data that players need then.
   */
  readonly isAnsweredDuring?: readonly SiteClosure[];
  /**
   * Names of lists in `value` that are useful only if complete: the app shows their total, or each entry is a
   * condition. One unreadable entry makes the reply invalid. In other lists only that entry is removed.
   */
  readonly completeLists?: readonly string[];
  /**
   * Names of inner lists with independent entries, for example the vendors of a category. In any other inner list, an
   * unreadable entry makes the outer entry unreadable, for example a number of a draw.
   */
  readonly independentLists?: readonly string[];
  /** The caller shows no error if the call fails. */
  readonly isSilent?: boolean;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of `value` in a successful reply. */
  readonly value: Value;
  /**
   * Error codes of this call, in addition to the codes of every call (`commonFailures`) and of its kind: see
   * `failuresOf`.
   */
  readonly failures?: readonly OwnFailureCode[];
}

/** Defines a call and infers its types. Has no side effects, so that a bundle drops unused calls. */
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
// The type of an optional property includes undefined, even if the schema exists. `Exclude` removes it.
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

/** Query and body of a request. Each is present only if the call has it. */
export type CallRequest<C extends Call> = Given<'query', CallQuery<C>> & Given<'body', CallBody<C>>;
