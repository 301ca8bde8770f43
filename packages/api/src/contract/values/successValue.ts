import * as v from 'valibot';

/** The value of a call that only reports whether it succeeded. Some gateways send `success` outside the value. */
export const successValue = v.object({ success: v.boolean() });
