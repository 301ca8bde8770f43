import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'GET',
  path: '/wps/security',
  access: 'member',
  value: v.object({
    /** False for members who registered by a code or social login and set no password. */
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    hasSecurityQuestions: v.boolean(),
    isEmailBound: v.boolean(),
    /** Masked values, for example `a****@example.org`, `+880*****5678`, `A****`. Empty if there is none. */
    email: v.string(),
    mobile: v.string(),
    payeeName: v.string(),
  }),
});

export const summary = 'Returns the security settings and bound addresses of a member, masked.';

export const sample: CallValue<typeof getSecurity> = {
  hasPassword: true,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  isEmailBound: true,
  email: 'a****@example.org',
  mobile: '+880*****5678',
  payeeName: '',
};
