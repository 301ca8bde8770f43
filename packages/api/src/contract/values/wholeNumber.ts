import * as v from 'valibot';

/** A whole number, zero or more. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
