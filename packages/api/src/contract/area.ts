import type { Call } from './call.ts';

/** Calls that belong together, with a sentence on each. Apart from the calls themselves: the words stay out of bundles. */
export interface Area<Calls extends Record<string, Call> = Record<string, Call>> {
  title: string;
  calls: Calls;
  /** What each call is for, in one sentence, and what a caller must know. */
  summaries: { readonly [Name in keyof Calls]: string };
}

/** Fixes an area's types. */
export function defineArea<const Calls extends Record<string, Call>>(area: Area<Calls>): Area<Calls> {
  return area;
}
