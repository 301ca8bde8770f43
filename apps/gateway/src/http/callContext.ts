import type { areas, Call, CallName, CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type * as v from 'valibot';
import type { Database } from '../db/connect.ts';
import type { IdTokenReader } from '../firebase/idTokens.ts';
import type { Session } from '../auth/sessions.ts';
import type { Caller } from './caller.ts';

/** What a schema lets through; undefined for a call that has none. */
type OutputOf<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends infer Given extends v.GenericSchema
    ? v.InferOutput<Given>
    : undefined;

/** What the handler of a call gets: everything checked. */
export interface CallContext<C extends Call> {
  merchant: Merchant;
  db: Database;
  query: OutputOf<C['query']>;
  /** Opened, where it travelled encrypted. */
  body: OutputOf<C['body']>;
  /** Gateway code of the language to answer in: the query's, else the `Language` header's, else the merchant's default. */
  language: string;
  /** Origin of the calling page where that is another than the gateway's own (and allowed); browsers tell it then. */
  origin: string | undefined;
  caller: Caller;
  readIdToken: IdTokenReader;
  /** Keys the hashes of bank cards' numbers. */
  cardKey: Buffer;
  /** May the sandbox's switches stage faults? Not in production. */
  hasSwitches: boolean;
  /** The caller's session; undefined for a guest. */
  session: Session | undefined;
}

type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallValue<C>>;

/** A handler for every call of the contract: a missing one does not compile. */
export type CallHandlers = { readonly [Name in CallName]: CallHandler<(typeof calls)[Name]> };

/** Handlers of one area of the contract. */
export type HandlersOf<Area extends keyof typeof areas> = {
  readonly [Name in keyof (typeof areas)[Area]['calls']]: Name extends CallName ? CallHandlers[Name] : never;
};

/** Context of a call by its name, for handlers in files of their own. */
export type ContextOf<Name extends CallName> = CallContext<(typeof calls)[Name]>;
export type ValueOf<Name extends CallName> = CallValue<(typeof calls)[Name]>;
