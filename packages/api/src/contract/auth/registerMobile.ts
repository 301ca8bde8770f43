import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { registration } from './registration.ts';

/** Accepts the same fields as `register`. `verificationCode` or `firebaseIdToken` proves the number. */
export const registerMobile = defineCall({
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  ...registration,
  /** The gateway derives the user name from the number if the request has no user name. */
  value: v.object({ userName: v.string() }),
});

export const summary = 'Creates a member by mobile number. It does not create a session.';

export const sample: CallValue<typeof registerMobile> = { userName: '8801712345678' };
