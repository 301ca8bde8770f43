import type { LoginMethod, RememberedLogin } from '@livery/device/remembered-login';
import { sentCodeItem } from '@livery/device/storage';

/** What the login form holds, for both methods: each has fields of its own. */
export interface LoginValues {
  method: LoginMethod;
  /** A user name, or a mobile number where members register by one. */
  username: string;
  password: string;
  /** ISO code of the mobile number's country; empty for the merchant's own. */
  country: string;
  /** The national number, in digits. */
  mobileNum: string;
  verificationCode: string;
  captcha: string;
  /** Whether the next visit finds the name and the password filled in. */
  remember: boolean;
}

/** An untouched login form. */
export const emptyLogin = (method: LoginMethod, remember: boolean): LoginValues => ({
  method,
  username: '',
  password: '',
  country: '',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  remember,
});

/** The fields that a remembered login fills in. */
export const rememberedValues = ({ type, username, country }: RememberedLogin) =>
  type === 'username' ? { username } : { mobileNum: username, country };

interface Known {
  methods: readonly LoginMethod[];
  remembered: readonly RememberedLogin[];
  remember: boolean;
  /** Name of whoever has just registered; empty for nobody. */
  userName: string;
}

/**
 * What the form begins with: the name of whoever has just registered, else the number that a code is on its way to, for a person
 * who left to read the SMS, else what is remembered, by the method that was used last.
 */
export function firstLogin({ methods, remembered, remember, userName }: Known): LoginValues {
  const known = Object.assign({}, ...remembered.map(rememberedValues)) as Partial<LoginValues>;
  const last = remembered.find(({ type }) => methods.includes(type))?.type ?? 'username';
  const begun = { ...emptyLogin(last, remember), ...known };
  if (userName !== '') return { ...begun, method: 'username', username: userName };
  const sent = sentCodeItem.read();
  if (sent?.purpose !== 'login' || sent.until <= Date.now() || !methods.includes('sms')) return begun;
  return { ...begun, method: 'sms', country: sent.country, mobileNum: sent.mobileNum };
}
