import * as v from 'valibot';

/** The value of a call that only says whether it did something. Some gateways send `success` without a value around it. */
export const successValue = v.object({ success: v.boolean() });
