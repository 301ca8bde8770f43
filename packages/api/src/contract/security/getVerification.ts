import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { verificationChannel, verificationPurpose } from './verificationPurpose.ts';

export const getVerification = defineCall({
  name: 'getVerification',
  method: 'GET',
  path: '/wps/verification',
  access: 'anyone',
  value: v.object({
    /** What this merchant asks a proof for, and the ways to give it. A purpose without any is not switched on. */
    purposes: v.array(v.object({ purpose: verificationPurpose, channels: v.array(verificationChannel) })),
    codeLength: v.pipe(v.number(), v.integer()),
    expiredMinutes: v.pipe(v.number(), v.integer()),
    /** Seconds before another code may go to the same number or address. */
    resendSeconds: v.pipe(v.number(), v.integer()),
  }),
});

export const summary = 'Gives what this merchant asks verification for, and by which channels.';

export const sample: CallValue<typeof getVerification> = {
  purposes: [
    { purpose: 'register', channels: ['sms'] },
    { purpose: 'password', channels: ['sms', 'email'] },
  ],
  codeLength: 6,
  expiredMinutes: 5,
  resendSeconds: 60,
};
