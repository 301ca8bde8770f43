import type { LoginMethod, RememberedLogin } from '@livery/device/remembered-login';
import { sentCodeItem } from '@livery/device/storage';

/** Values of the login form. Both methods have separate fields. */
export interface LoginValues {
  method: LoginMethod;
  /** A user name, or a mobile number if members register by number. */
  username: string;
  password: string;
  /** ISO code of the mobile number's country. Empty for the merchant's own country. */
  country: string;
  /** The national number, digits only. */
  mobileNum: string;
  verificationCode: string;
  captcha: string;
  /** Whether name and password are filled in at the next visit. */
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
  /** Name of a player who has just registered, otherwise empty. */
  userName: string;
}

/**
 * Returns the initial values of the form. The name of a player who has just registered has priority. Next is a number
 * to which a code was sent, because the player may have left to read the SMS. The last choice is the remembered login,
 * with the method that was used last.
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
