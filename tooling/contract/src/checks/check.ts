import type { areas, AreaName, Call, CallBody, CallName, CallQuery } from '@livery/api/contract';
import type { Kit } from '../kit.ts';

/**
 * The checks that only one call has: its successful use, and the errors that only this call returns. The errors of all
 * calls are checked elsewhere.
 */
export type Check<Name extends CallName> = (kit: Kit<Name>) => Promise<unknown>;

type CallsOf<Area extends AreaName> = (typeof areas)[Area]['calls'];

type IsOptional<Given> = undefined extends Given ? true : object extends Given ? true : false;

/** A call that needs neither query nor body, or whose file in the contract gives a `request`. */
type HasRequest<
  Area extends AreaName,
  Name extends keyof CallsOf<Area>,
> = Name extends keyof (typeof areas)[Area]['requests']
  ? true
  : CallsOf<Area>[Name] extends infer C extends Call
    ? [IsOptional<CallQuery<C>>, CallBody<C>] extends [true, undefined]
      ? true
      : false
    : false;

/**
 * The checks of an area. A call without a required query or body can be checked without code: its good reply is
 * checked. The same applies to a call with a `request` in its file in the contract. Such calls may have a check of
 * their own. Every other call must have one.
 */
export type ChecksOf<Area extends AreaName> = {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? never : Name]: Check<Name>;
} & {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? Name : never]?: Check<Name>;
};
