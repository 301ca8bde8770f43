import type { Call, CallRequest, CallValue } from './call.ts';

/**
 * What the file of a call exports: the call under its own name, one sentence on what it is for, a sample of its reply, and
 * a request that any account with access can make, where it needs a query or a body. The app imports the call alone, so
 * the others stay out of its bundles.
 */
type CallModule<Name extends string> = { readonly [Key in Name]: Call } & {
  readonly summary: string;
  readonly sample: unknown;
  readonly request?: object;
};

type Modules<Names> = { readonly [Name in keyof Names]: CallModule<Name & string> };

type CallOf<Module, Name> = Name extends keyof Module ? Extract<Module[Name], Call> : never;

/** Calls that belong together. */
export interface Area<M extends Modules<M> = Record<string, CallModule<string>>> {
  title: string;
  calls: { readonly [Name in keyof M]: CallOf<M[Name], Name> };
  /** What each call is for, and what a caller must know. */
  summaries: { readonly [Name in keyof M]: string };
  /** A good `value` for each call. */
  samples: { readonly [Name in keyof M]: CallValue<CallOf<M[Name], Name>> };
  /** Requests of the calls that have one. */
  requests: {
    readonly [Name in keyof M as M[Name] extends { request: object } ? Name : never]: CallRequest<
      CallOf<M[Name], Name>
    >;
  };
}

/** Makes an area of the files of its calls, given by the calls' names. */
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
