import type { areas, CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';

/** Checks what is particular to a call: its good path, and what it alone refuses. What all calls refuse is checked for it. */
export type Check<Name extends CallName> = (kit: Kit<Name>) => Promise<unknown>;

/** A check for every call of an area. */
export type ChecksOf<Area extends keyof typeof areas> = {
  readonly [Name in keyof (typeof areas)[Area]['calls']]: Name extends CallName ? Check<Name> : never;
};
