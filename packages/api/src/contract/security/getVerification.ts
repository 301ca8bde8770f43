import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { verificationChannel, verificationPurpose } from './verificationPurpose.ts';

export const getVerification = defineCall({
  name: 'getVerification',
  method: 'GET',
  path: '/wps/verification',
  access: 'anyone',
  value: v.object({
    /**
     * The purposes for which this merchant requires a proof, each with its channels. A purpose without channels is
     * disabled.
     */
    purposes: v.array(v.object({ purpose: verificationPurpose, channels: v.array(verificationChannel) })),
    codeLength: v.pipe(v.number(), v.integer()),
    expiredMinutes: v.pipe(v.number(), v.integer()),
    /** Seconds until the next code can be sent to the same number or address. */
    resendSeconds: v.pipe(v.number(), v.integer()),
  }),
});

export const summary = 'Returns the actions for which this merchant requires verification, and the channels for it.';

export const sample: CallValue<typeof getVerification> = {
  purposes: [
    { purpose: 'register', channels: ['sms'] },
    { purpose: 'password', channels: ['sms', 'email'] },
  ],
  codeLength: 6,
  expiredMinutes: 5,
  resendSeconds: 60,
};
