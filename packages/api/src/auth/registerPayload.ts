import type { CallBody } from '../contract/call.ts';
import type { register } from '../contract/auth/register.ts';
import { detectEnvironment } from '@livery/device/platform';
import type { Environment } from '@livery/device/platform';

export type RegisterPayload = CallBody<typeof register>;

/**
 * The fields that a player can fill in. The rest of the payload is derived from these fields, the host and the
 * environment.
 */
export type RegisterForm = Partial<
  Omit<RegisterPayload, 'registerUrl' | 'registerMethod' | 'confirmPassword' | 'type' | 'domain'>
>;

export interface RegisterOrigin {
  hostname: string;
  environment: Environment;
}

/**
 * Builds the body of a registration. The gateway requires every field each time, so fields that are not filled in are
 * sent as empty texts. Geetest and firebase fields are sent only if their check ran.
 */
export function registerPayload(form: RegisterForm, origin: RegisterOrigin = currentOrigin()): RegisterPayload {
  return {
    countryDialingCode: '',
    username: '',
    password: '',
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
    verificationCode: '',
    ...withoutUndefined(form),
    confirmPassword: form.password ?? '',
    registerUrl: origin.hostname,
    domain: origin.hostname,
    registerMethod: origin.environment,
    type: 0,
  };
}

const currentOrigin = (): RegisterOrigin => ({ hostname: window.location.hostname, environment: detectEnvironment() });

function withoutUndefined(form: RegisterForm): RegisterForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
