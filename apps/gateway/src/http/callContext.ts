import type { areas, Call, CallName, CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type * as v from 'valibot';
import type { Database } from '../db/connect.ts';
import type { IdTokenReader } from '../firebase/idTokens.ts';
import type { Limits } from '../limits/limits.ts';
import type { Session } from '../auth/sessions.ts';
import type { Caller } from './caller.ts';

/** Output type of a schema; undefined for a call without a schema. */
type OutputOf<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends infer Given extends v.GenericSchema
    ? v.InferOutput<Given>
    : undefined;

/** The input of a call's handler. Everything in it is validated. */
export interface CallContext<C extends Call> {
  merchant: Merchant;
  db: Database;
  query: OutputOf<C['query']>;
  /** Decrypted if it was encrypted. */
  body: OutputOf<C['body']>;
  /** Gateway code of the reply's language: from the query, else the `Language` header, else the merchant's default. */
  language: string;
  /** The `Language` header alone; undefined without one. */
  headerLanguage: string | undefined;
  /** Origin of the calling page if it is allowed and differs from the gateway's. Browsers send it only then. */
  origin: string | undefined;
  /** Origin of the request as the browser sees it: from the headers of a trusted proxy, else from the `Host` header. */
  site: string;
  caller: Caller;
  readIdToken: IdTokenReader;
  /** Limits for callers; see `limits/allowances.ts`. */
  limits: Limits;
  /** Key of the HMAC over bank card numbers. */
  cardKey: Buffer;
  /** Key that tickets of payment pages are derived with. */
  ticketKey: Buffer;
  /** Whether the sandbox's switches may inject faults. False in production. */
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
 * A handler in two steps, for a call with an idempotency key. `prepare` runs before the transaction, with the database
 * as `db`. It returns the function that runs within the transaction. Use it if the call needs slow work, for example
 * hashing a password.
 */
export function prepared<Context, Value>(
  prepare: (context: Context) => Promise<(context: Context) => Promise<Value>>,
): ((context: Context) => Promise<Value>) & { prepare: typeof prepare } {
  return Object.assign(async (context: Context) => (await prepare(context))(context), { prepare });
}

/** A handler for each call of the contract. If one is missing, the type check fails. */
export type CallHandlers = { readonly [Name in CallName]: CallHandler<(typeof calls)[Name]> };

/** Handlers of one area of the contract. */
export type HandlersOf<Area extends keyof typeof areas> = {
  readonly [Name in keyof (typeof areas)[Area]['calls']]: Name extends CallName ? CallHandlers[Name] : never;
};

/** Context of a call by its name, for handlers in separate files. */
export type ContextOf<Name extends CallName> = CallContext<(typeof calls)[Name]>;
export type ValueOf<Name extends CallName> = CallValue<(typeof calls)[Name]>;
