import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email } from '../values/identity.ts';
import { codeSent } from './codeSent.ts';
import { sampleCode } from './sampleParts.ts';

export const sendVerificationCode = defineCall({
  name: 'sendVerificationCode',
  method: 'POST',
  path: '/wps/verification/code',
  access: 'member',
  body: v.strictObject({
    channel: v.picklist(['sms', 'email']),
    purpose: v.picklist(['bindEmail', 'paymentPassword']),
    /** The address to bind. All other codes are sent to the member's own number or address. */
    email: v.optional(email),
  }),
  value: v.object({
    ...codeSent.entries,
    /** The masked recipient: `a****@example.org`. */
    sentTo: v.string(),
  }),
  failures: ['CONTACT_MISSING'],
});

export const summary = 'Sends a code to the number or address of the signed-in member, or to an address to be bound.';

export const sample: CallValue<typeof sendVerificationCode> = { ...sampleCode, sentTo: 'a****@example.org' };
