import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { dialingCode, idToken, mobileNum } from '../values/identity.ts';
import { withoutInvisible } from '../validation/typedCode.ts';
import { botCheckAnswer } from './botCheckAnswer.ts';
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
    /**
     * The mobile number if `type` is sms. If members register by mobile number, a request of type username can contain
     * the number too.
     */
    username: v.pipe(v.string(), v.maxLength(64), withoutInvisible),
    /** The SMS code if `type` is sms. Ignored if `type` is firebase. */
    password: v.pipe(v.string(), v.maxLength(128), withoutInvisible),
    ...captchaAnswer,
    ...botCheckAnswer,
    /**
     * The token from an earlier login of any member on this device. If the token is missing or unknown, the gateway
     * treats the device as unknown.
     */
    deviceToken: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    type: v.picklist(['username', 'sms', 'firebase']),
    firebaseChannel: v.optional(v.literal('sms')),
    firebaseIdToken: v.optional(idToken),
    firebaseMobileNo: v.optional(mobileNum),
    /** Default: a mobile number belongs to the merchant's own country, unless it starts with +. */
    countryDialingCode: v.optional(dialingCode),
  }),
  value: v.object({
    ...sessionValue.entries,
    /**
     * The client stores this token on the device and sends it with the next login. Wrong guesses by other devices delay
     * the logins to an account. A known device is exempt from these delays.
     */
    deviceToken: v.optional(v.string()),
  }),
  failures: ['LOGIN_WRONG', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'BOT_CHECK_WRONG', 'ACCOUNT_DISABLED', 'NOT_ALLOWED'],
});

export const summary =
  'Creates a session. After three failures in a row for a name, or many from an address, a captcha is required. After six failures, each further failure adds a growing delay, which does not apply with a solved captcha or from a known device.';

export const sample: CallValue<typeof login> = session;
