import { randomBytes, randomInt } from 'node:crypto';
import { NotChecked } from '../judge/mismatch.ts';
import type { Ask, SentTo } from './ask.ts';
import type { Doors } from './doors.ts';

/** A member that this run registered: nobody minds what becomes of it. */
export interface OwnMember {
  username: string;
  password: string;
  /** Empty where registration has no field for it. */
  email: string;
  token: string;
}

export const newUsername = (): string => `pack${randomBytes(4).toString('hex')}`;
/** A number that no network gives out. */
export const newMobileNum = (): string => `17${String(randomInt(10 ** 8)).padStart(8, '0')}`;

type Registration = NonNullable<SentTo<'register'>['body']>;

/** Registers a member as its registration rules ask, and logs it in. @throws NotChecked */
export async function registerMember(ask: Ask, doors: Doors): Promise<OwnMember> {
  const body = await newRegistration(ask, doors);
  await ask('register', { body });
  const { token } = await ask('login', {
    body: { type: 'username', username: body.username, password: body.password },
  });
  return { username: body.username, password: body.password, email: body.email, token };
}

/** The body of a registration that should pass: every field there, those asked for filled in. */
export async function newRegistration(ask: Ask, doors: Doors): Promise<Registration> {
  const rules = await ask('getRegistrationConfig', {});
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
  const captcha = rules.captcha?.required ? await solved(ask, doors) : {};
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

/** A captcha and its answer, by the sandbox's door. */
async function solved(ask: Ask, doors: Doors): Promise<{ captcha: string; captchaId: string }> {
  const { captchaId } = await ask('getCaptcha', {});
  return { captchaId, captcha: await doors.solve(captchaId) };
}
