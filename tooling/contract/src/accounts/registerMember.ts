import { randomBytes, randomInt } from 'node:crypto';
import { NotChecked } from '../replies/mismatch.ts';
import type { MakeCall, SentTo } from '../wire/makeCall.ts';
import type { Sandbox } from './sandbox.ts';

/** A member that this run registered. */
export interface OwnMember {
  username: string;
  password: string;
  /** Email address of the member. Empty if registration has no field for it. */
  email: string;
  token: string;
}

export const newUsername = (): string => `pack${randomBytes(4).toString('hex')}`;
/** A random mobile number in the range for tests. */
export const newMobileNum = (): string => `17${String(randomInt(10 ** 8)).padStart(8, '0')}`;

type Registration = NonNullable<SentTo<'register'>['body']>;

/**
 * Registers a member by the gateway's registration rules, and logs it in.
 * @throws NotChecked
 */
export async function registerMember(call: MakeCall, sandbox: Sandbox): Promise<OwnMember> {
  const body = await newRegistration(call, sandbox);
  await call('register', { body });
  const { token } = await call('login', {
    body: { type: 'username', username: body.username, password: body.password },
  });
  return { username: body.username, password: body.password, email: body.email, token };
}

/** A registration that the gateway should accept: every field is present, required ones are filled in. */
export async function newRegistration(call: MakeCall, sandbox: Sandbox): Promise<Registration> {
  const rules = await call('getRegistrationConfig', {});
  const username = newUsername();
  const password = 'Secret-7x';
  const filled: Partial<Record<string, string>> = {
    email: `${username}@example.test`,
    mobileNum: newMobileNum(),
    nickname: username,
    payeeName: 'Pack Tester',
    paymentPassword: '482915',
    idNumber: '1234567890',
    qqNum: '1234567890',
    facebook: username,
    wechat: username,
    line: username,
    whatsapp: '8801700000000',
    zalo: username,
  };
  const fill = (field: keyof typeof rules) => (rules[field]?.required ? (filled[field] ?? '') : '');
  if (rules.username?.required === false) throw new NotChecked('this merchant registers without a user name');
  const captcha = rules.captcha?.required ? await solveCaptcha(call, sandbox) : {};
  return {
    countryDialingCode: '880',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    username,
    password,
    confirmPassword: password,
    affiliateCode: '',
    recommenderId: '',
    paymentPassword: fill('paymentPassword'),
    nickname: fill('nickname'),
    payeeName: fill('payeeName'),
    email: rules.email?.enabled ? filled['email']! : '',
    mobileNum: fill('mobileNum'),
    idNumber: fill('idNumber'),
    qqNum: fill('qqNum'),
    facebook: fill('facebook'),
    wechat: fill('wechat'),
    line: fill('line'),
    whatsapp: fill('whatsapp'),
    zalo: fill('zalo'),
    type: 0,
    domain: '',
    verificationCode: '',
    ...captcha,
  };
}

/** Gets a captcha and reads its answer from the sandbox. */
async function solveCaptcha(call: MakeCall, sandbox: Sandbox): Promise<{ captcha: string; captchaId: string }> {
  const { captchaId } = await call('getCaptcha', {});
  return { captchaId, captcha: await sandbox.solveCaptcha(captchaId) };
}
