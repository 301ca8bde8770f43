import * as v from 'valibot';
import { idToken } from '../values/identity.ts';
import { nameText } from '../values/personName.ts';
import { shortText } from '../values/shortText.ts';
import { captchaAnswer } from './captcha.ts';

export const registrationBody = v.strictObject({
  countryDialingCode: shortText,
  /** Host the player registers at. */
  registerUrl: shortText,
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: shortText,
  password: shortText,
  confirmPassword: shortText,
  affiliateCode: shortText,
  paymentPassword: shortText,
  recommenderId: shortText,
  nickname: nameText,
  payeeName: nameText,
  email: shortText,
  mobileNum: shortText,
  idNumber: shortText,
  qqNum: shortText,
  facebook: shortText,
  wechat: shortText,
  line: shortText,
  whatsapp: shortText,
  zalo: shortText,
  ...captchaAnswer,
  type: v.literal(0),
  domain: shortText,
  verificationCode: shortText,
  /** Answers of the Geetest bot check, where a merchant uses it. */
  geetestChallenge: v.optional(shortText),
  geetestValidate: v.optional(shortText),
  geetestSeccode: v.optional(shortText),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(idToken),
});
