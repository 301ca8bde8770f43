import * as v from 'valibot';

/** The id of a row, in queries and bodies. */
export const rowId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'an id'));
