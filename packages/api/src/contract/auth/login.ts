import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { dialingCode, idToken, mobileNum } from '../values/identity.ts';
import { captchaAnswer } from './captcha.ts';
import { session } from './sampleParts.ts';
import { sessionValue } from './sessionValue.ts';

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  isEncrypted: true,
  body: v.strictObject({
    /** The mobile number where `type` is sms. */
    username: v.pipe(v.string(), v.maxLength(64)),
    /** The code that came by SMS where `type` is sms. Not read where it is firebase. */
    password: v.pipe(v.string(), v.maxLength(128)),
    ...captchaAnswer,
    type: v.picklist(['username', 'sms', 'firebase']),
    firebaseChannel: v.optional(v.literal('sms')),
    firebaseIdToken: v.optional(idToken),
    firebaseMobileNo: v.optional(mobileNum),
    /** Without one a mobile number is taken for one of the merchant's own country, unless it begins with +. */
    countryDialingCode: v.optional(dialingCode),
  }),
  value: sessionValue,
  failures: ['LOGIN_WRONG', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'ACCOUNT_DISABLED', 'NOT_ALLOWED', 'TOO_MANY'],
});

export const summary =
  'Creates a session. After three failures in a row for a name a captcha is asked for; after six, each further one brings a growing wait.';

export const sample: CallValue<typeof login> = session;
