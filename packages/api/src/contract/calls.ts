import { areas } from './areas.ts';

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/** The call table: every call of the contract, by name. */
export const calls = Object.assign({}, ...Object.values(areas).map((area) => area.calls)) as Flat<
  Intersection<(typeof areas)[keyof typeof areas]['calls']>
>;

type Flat<All> = { readonly [Name in keyof All]: All[Name] };

export type CallName = keyof typeof calls;
