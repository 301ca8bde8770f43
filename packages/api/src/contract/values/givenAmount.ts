import * as v from 'valibot';

/** An amount that a caller names. Never signed; more decimals than the merchant's money has are refused. */
export const givenAmount = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'));
