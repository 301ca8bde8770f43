import type { Area } from '../../contract/area.ts';
import type { CallValue } from '../../contract/call.ts';

/** A good value for every call of an area. */
export type SamplesOf<A extends Area> = { readonly [Name in keyof A['calls']]: CallValue<A['calls'][Name]> };
