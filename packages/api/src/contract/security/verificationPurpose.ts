import * as v from 'valibot';

/** What a code proves a number or address for. One sent for one purpose is worth nothing for another. */
export const verificationPurpose = v.picklist(['register', 'login', 'password', 'bindEmail', 'paymentPassword']);

export const verificationChannel = v.picklist(['sms', 'email', 'firebase']);
