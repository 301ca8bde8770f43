import type { areas, Call, CallName, CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type * as v from 'valibot';
import type { Database } from '../db/connect.ts';
import type { IdTokenReader } from '../firebase/idTokens.ts';
import type { Limits } from '../limits/limits.ts';
import type { Session } from '../auth/sessions.ts';
import type { Caller } from './caller.ts';

/** Output type of a schema; undefined for a call that has none. */
type OutputOf<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends infer Given extends v.GenericSchema
    ? v.InferOutput<Given>
    : undefined;

/** What the handler of a call receives. Everything in it is validated. */
export interface CallContext<C extends Call> {
  merchant: Merchant;
  db: Database;
  query: OutputOf<C['query']>;
  /** Decrypted if it was encrypted. */
  body: OutputOf<C['body']>;
  /**
   * Gateway code of the language to answer in: from the query, else the `Language` header, else the merchant's default.
   */
  language: string;
  /** The `Language` header alone; undefined without one. */
  headerLanguage: string | undefined;
  /** Origin of the calling page if it is allowed and another than the gateway's: browsers send it only then. */
  origin: string | undefined;
  /** Origin that the request came to, as the browser names it: what a trusted proxy says, else the `Host` header. */
  site: string;
  caller: Caller;
  readIdToken: IdTokenReader;
  /** How much callers may do; see `limits/allowances.ts`. */
  limits: Limits;
  /** Key of the HMAC over bank card numbers. */
  cardKey: Buffer;
  /** Key that tickets of payment pages are made with. */
  ticketKey: Buffer;
  /** Whether the sandbox's switches may inject faults: not in production. */
  hasSwitches: boolean;
  /** The caller's session; undefined for a guest. */
  session: Session | undefined;
}

/** Answers a call. A call with an idempotency key gets a transaction as `db`. */
interface CallHandler<C extends Call> {
  (context: CallContext<C>): Promise<CallValue<C>>;
  /** See `prepared`. */
  prepare?: ((context: CallContext<C>) => Promise<(context: CallContext<C>) => Promise<CallValue<C>>>) | undefined;
}

/**
 * A handler of a call with an idempotency key, in two steps: `prepare` runs before the transaction, with the database as
 * `db`, and gives back what runs within it. For what takes long, such as hashing a password.
 */
export function prepared<Context, Value>(
  prepare: (context: Context) => Promise<(context: Context) => Promise<Value>>,
): ((context: Context) => Promise<Value>) & { prepare: typeof prepare } {
  return Object.assign(async (context: Context) => (await prepare(context))(context), { prepare });
}

/** A handler for each call of the contract: a missing one is a type error. */
export type CallHandlers = { readonly [Name in CallName]: CallHandler<(typeof calls)[Name]> };

/** Handlers of one area of the contract. */
export type HandlersOf<Area extends keyof typeof areas> = {
  readonly [Name in keyof (typeof areas)[Area]['calls']]: Name extends CallName ? CallHandlers[Name] : never;
};

/** Context of a call by its name, for handlers in files of their own. */
export type ContextOf<Name extends CallName> = CallContext<(typeof calls)[Name]>;
export type ValueOf<Name extends CallName> = CallValue<(typeof calls)[Name]>;
