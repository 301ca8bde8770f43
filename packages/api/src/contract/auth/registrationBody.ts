import * as v from 'valibot';
import { idToken } from '../values/identity.ts';
import { nameText } from '../values/personName.ts';
import { shortText } from '../values/shortText.ts';
import { withLatinDigits, withoutBlanks, withoutInvisible } from '../validation/typedCode.ts';
import { botCheckAnswer } from './botCheckAnswer.ts';
import { captchaAnswer } from './captcha.ts';

const shortNumber = v.pipe(shortText, withLatinDigits);
const typedText = v.pipe(shortText, withoutInvisible);

export const registrationBody = v.strictObject({
  countryDialingCode: shortText,
  /** Host of the registration page. */
  registerUrl: shortText,
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: typedText,
  password: typedText,
  confirmPassword: typedText,
  affiliateCode: typedText,
  paymentPassword: shortNumber,
  recommenderId: typedText,
  nickname: nameText,
  payeeName: nameText,
  email: typedText,
  mobileNum: typedText,
  idNumber: shortNumber,
  qqNum: shortNumber,
  facebook: typedText,
  wechat: typedText,
  line: typedText,
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
