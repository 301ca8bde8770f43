import type { CallBody, calls } from '@livery/api/contract';

type Body = CallBody<typeof calls.register> & object;

/** The body of a registration with every field, as forms send it: optional fields are empty. */
export function registrationBody(given: Partial<Body> & { username: string }): Body {
  return {
    countryDialingCode: '',
    registerUrl: 'aurora.localhost',
    registerMethod: 'H5',
    password: 'secret-7',
    confirmPassword: given.password ?? 'secret-7',
    affiliateCode: '',
    paymentPassword: '',
    recommenderId: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    captcha: '',
    captchaId: '',
    type: 0,
    domain: '',
    verificationCode: '',
    ...given,
  };
}
