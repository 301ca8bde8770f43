import * as v from 'valibot';

/** Money on the wire: a decimal string, for example "1234.50". Never a float. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'));
