import * as v from 'valibot';
import { defineCall } from './call.ts';
import { sessionValue } from './session.ts';
import { dialingCode, idToken, mobileNum } from './identity.ts';
import { shortText } from './shared.ts';

/** A captcha: a picture and the handle that its answer goes back with. */
export const captchaValue = v.object({
  captchaId: v.string(),
  /** PNG, base64 without a `data:` prefix. */
  image: v.pipe(v.string(), v.minLength(1)),
});

const captchaAnswer = {
  /** Digits the player read off the picture; empty when none was asked. Max 6. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(6)), ''),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
};

export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  moduleId: 'CAPTCHA3',
  value: captchaValue,
});

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

/** Fields that the registration form may show, in the order it shows them. */
export const registrationFields = [
  'username',
  'password',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.optional(v.pipe(v.number(), v.integer())),
  maxLength: v.optional(v.pipe(v.number(), v.integer())),
  /** JavaScript regular expression the whole value has to match. */
  pattern: v.optional(v.string()),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

/** Registration rules come from the gateway; a field it does not name is not shown. */
export const getRegistrationConfig = defineCall({
  name: 'getRegistrationConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_registerSetting',
  access: 'anyone',
  moduleId: 'REG3',
  value: v.object(
    /* @__PURE__ */ Object.fromEntries(
      /* @__PURE__ */ registrationFields.map((name) => [name, v.optional(fieldRule)]),
    ) as Record<RegistrationField, v.OptionalSchema<typeof fieldRule, undefined>>,
  ),
});

const registration = v.strictObject({
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
  nickname: shortText,
  payeeName: shortText,
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

export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  moduleId: 'REG3',
  isEncrypted: true,
  isIdempotent: true,
  body: registration,
  value: v.object({ userName: v.string() }),
  failures: [
    'USER_EXISTS',
    'MOBILE_EXISTS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'VERIFICATION_WRONG',
    'AFFILIATE_INVALID',
    'REFERRER_INVALID',
    'NOT_ALLOWED',
    'TOO_MANY',
  ],
});

/** Takes the same fields as `register`. The number is proved by `verificationCode`, or by `firebaseIdToken`. */
export const registerMobile = defineCall({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  moduleId: 'REG3',
  isEncrypted: true,
  isIdempotent: true,
  body: registration,
  /** The user name is made from the number unless one is given. */
  value: v.object({ userName: v.string() }),
  failures: [
    'USER_EXISTS',
    'MOBILE_EXISTS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'VERIFICATION_WRONG',
    'AFFILIATE_INVALID',
    'REFERRER_INVALID',
    'NOT_ALLOWED',
    'TOO_MANY',
  ],
});
