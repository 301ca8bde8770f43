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
     * The mobile number where `type` is sms. Where members register by mobile number it may be one with a password too
     * (type username).
     */
    username: v.pipe(v.string(), v.maxLength(64), withoutInvisible),
    /** The code that came by SMS where `type` is sms. Not read where it is firebase. */
    password: v.pipe(v.string(), v.maxLength(128), withoutInvisible),
    ...captchaAnswer,
    ...botCheckAnswer,
    /**
     * What an earlier login on this device replied, of whichever member; without one, or with an unknown one, the
     * device is unknown.
     */
    deviceToken: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    type: v.picklist(['username', 'sms', 'firebase']),
    firebaseChannel: v.optional(v.literal('sms')),
    firebaseIdToken: v.optional(idToken),
    firebaseMobileNo: v.optional(mobileNum),
    /** Without one a mobile number is taken for one of the merchant's own country, unless it begins with +. */
    countryDialingCode: v.optional(dialingCode),
  }),
  value: v.object({
    ...sessionValue.entries,
    /** To be kept on the device, and sent with the next login there. Members' own devices are not held up by others who guess. */
    deviceToken: v.optional(v.string()),
  }),
  failures: ['LOGIN_WRONG', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'BOT_CHECK_WRONG', 'ACCOUNT_DISABLED', 'NOT_ALLOWED'],
});

export const summary =
  'Creates a session. After three failures in a row for a name, or many from an address, a captcha is asked for; after six, each further one brings a growing wait, which a solved captcha or a known device spares.';

export const sample: CallValue<typeof login> = session;
