import * as v from 'valibot';
import { idToken } from '../values/identity.ts';
import { nameText } from '../values/personName.ts';
import { shortText } from '../values/shortText.ts';
import { withLatinDigits, withoutBlanks } from '../validation/typedCode.ts';
import { botCheckAnswer } from './botCheckAnswer.ts';
import { captchaAnswer } from './captcha.ts';

const shortNumber = v.pipe(shortText, withLatinDigits);

export const registrationBody = v.strictObject({
  countryDialingCode: shortText,
  /** Host the player registers at. */
  registerUrl: shortText,
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: shortText,
  password: shortText,
  confirmPassword: shortText,
  affiliateCode: shortText,
  paymentPassword: shortNumber,
  recommenderId: shortText,
  nickname: nameText,
  payeeName: nameText,
  email: shortText,
  mobileNum: shortText,
  idNumber: shortNumber,
  qqNum: shortNumber,
  facebook: shortText,
  wechat: shortText,
  line: shortText,
  whatsapp: shortNumber,
  zalo: shortNumber,
  ...captchaAnswer,
  type: v.literal(0),
  domain: shortText,
  verificationCode: v.pipe(shortText, withoutBlanks),
  ...botCheckAnswer,
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(idToken),
});
