import type { areas, AreaName, Call, CallBody, CallName, CallQuery } from '@livery/api/contract';
import type { Kit } from '../kit.ts';

/**
 * The specific checks of a call: its good path, and the errors of this call only. Errors that all calls have are
 * checked elsewhere.
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
 * The checks of an area. A call that needs a query or a body, without a `request` in its file in the contract, needs a
 * check. Any other call may have a check; otherwise its good reply is checked.
 */
export type ChecksOf<Area extends AreaName> = {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? never : Name]: Check<Name>;
} & {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? Name : never]?: Check<Name>;
};
