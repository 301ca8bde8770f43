import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { registration } from './registration.ts';

/** Takes the same fields as `register`. The number is proved by `verificationCode`, or by `firebaseIdToken`. */
export const registerMobile = defineCall({
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  ...registration,
  /** The user name is made from the number unless one is given. */
  value: v.object({ userName: v.string() }),
});

export const summary = 'Creates a member by mobile number. It does not create a session.';

export const sample: CallValue<typeof registerMobile> = { userName: '8801712345678' };
