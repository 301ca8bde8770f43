import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { registration } from './registration.ts';

export const register = defineCall({
  name: 'register',
  path: '/wps/member/register',
  ...registration,
  value: v.object({ userName: v.string() }),
});

export const summary = 'Creates a member by user name. It does not create a session.';

export const sample: CallValue<typeof register> = { userName: 'amina' };
