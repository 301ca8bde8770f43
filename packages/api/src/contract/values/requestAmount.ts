import * as v from 'valibot';

/**
 * An amount in a request, without a sign. The gateway refuses amounts with more decimals than the merchant's currency
 * has.
 */
export const requestAmount = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'));
