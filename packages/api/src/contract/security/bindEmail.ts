import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { email, verificationCode } from '../values/identity.ts';

/** Binds an e-mail address. The member proves it with a code of `sendVerificationCode` for purpose `bindEmail`. */
export const bindEmail = defineCall({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/security/email',
  access: 'member',
  encoding: 'form',
  // The code is valid only once. Without a key, a retry after a lost reply would fail.
  isIdempotent: true,
  body: v.strictObject({ email, verificationCode }),
  value: v.object({ email: v.string() }),
  failures: ['VERIFICATION_WRONG'],
});

export const summary = 'Binds an e-mail address, verified by a code that was sent to it.';

export const sample: CallValue<typeof bindEmail> = { email: 'amina@example.org' };
