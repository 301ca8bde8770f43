import * as v from 'valibot';

/** Purposes of codes. A code for one purpose is invalid for every other purpose. */
export const verificationPurpose = v.picklist(['register', 'login', 'password', 'bindEmail', 'paymentPassword']);

export const verificationChannel = v.picklist(['sms', 'email', 'firebase']);
