import type { Call, CallRequest, CallValue } from './call.ts';

/**
 * The exports of a call's file: the call under its own name, one sentence about its purpose, and a sample of its reply.
 * If the call has a query or a body, the file also exports a request that any account with access can send. The app
 * imports only the call, so its bundles do not contain the other exports.
 */
type CallModule<Name extends string> = { readonly [Key in Name]: Call } & {
  readonly summary: string;
  readonly sample: unknown;
  readonly request?: object;
};

type Modules<Names> = { readonly [Name in keyof Names]: CallModule<Name & string> };

type CallOf<Module, Name> = Name extends keyof Module ? Extract<Module[Name], Call> : never;

/** A group of related calls. */
export interface Area<M extends Modules<M> = Record<string, CallModule<string>>> {
  title: string;
  calls: { readonly [Name in keyof M]: CallOf<M[Name], Name> };
  /** Purpose of each call, and facts that a caller must know. */
  summaries: { readonly [Name in keyof M]: string };
  /** A valid `value` for each call. */
  samples: { readonly [Name in keyof M]: CallValue<CallOf<M[Name], Name>> };
  /** Sample requests of the calls that export one. */
  requests: {
    readonly [Name in keyof M as M[Name] extends { request: object } ? Name : never]: CallRequest<
      CallOf<M[Name], Name>
    >;
  };
}

/** Creates an area from the files of its calls, by call name. */
/* @__NO_SIDE_EFFECTS__ */
export function defineArea<M extends Modules<M>>(title: string, modules: M): Area<M> {
  const entries = Object.entries<CallModule<string>>(modules);
  const collect = (read: (module: CallModule<string>, name: string) => unknown) =>
    Object.fromEntries(
      entries.map(([name, module]) => [name, read(module, name)]).filter(([, part]) => part !== undefined),
    );
  return {
    title,
    calls: collect((module, name) => module[name]),
    summaries: collect(({ summary }) => summary),
    samples: collect(({ sample }) => sample),
    requests: collect(({ request }) => request),
  };
}
