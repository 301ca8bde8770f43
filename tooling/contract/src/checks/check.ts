import type { areas, AreaName, Call, CallBody, CallName, CallQuery } from '@livery/api/contract';
import type { Kit } from '../kit.ts';

/** Checks what is particular to a call: its good path, and what it alone refuses. What all calls refuse is checked for it. */
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
 * The checks of an area. A call that needs a query or a body, and whose file in the contract gives no `request`, needs a
 * check; any other may have one, and is otherwise checked by its good reply.
 */
export type ChecksOf<Area extends AreaName> = {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? never : Name]: Check<Name>;
} & {
  readonly [Name in keyof CallsOf<Area> & CallName as HasRequest<Area, Name> extends true ? Name : never]?: Check<Name>;
};
