import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email, verificationCode } from '../values/identity.ts';

/** Binds an address that a code of `sendVerificationCode`, purpose `bindEmail`, came from. */
export const bindEmail = defineCall({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/security/email',
  access: 'member',
  encoding: 'form',
  // The code serves once: sent again after a reply that was lost, it would be wrong.
  isIdempotent: true,
  body: v.strictObject({ email, verificationCode }),
  value: v.object({ email: v.string() }),
  failures: ['VERIFICATION_WRONG'],
});

export const summary = 'Binds an e-mail address, proved by a code that went there.';

export const sample: CallValue<typeof bindEmail> = { email: 'amina@example.org' };
