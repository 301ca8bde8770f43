import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Login method: by user name and password, or by mobile number and a code. */
export type LoginMethod = 'username' | 'sms';

/** A remembered login in the form in which it is stored. */
export interface StoredLogin {
  type: LoginMethod;
  /** The user name, or the national mobile number in digits. */
  username: string;
  /** ISO code and dialling code of the country of the number. Empty for a user name. */
  country: string;
  countryDialingCode: string;
  /** Base64 of a text that only this browser can decrypt. Undefined if no password is remembered. */
  password?: string;
  /** Time at which the password was stored, in milliseconds since 1970 by this device's clock. */
  at: number;
}

/** The remembered logins of a merchant, at most one for each method, the last used one first. */
export interface StoredLogins {
  merchant: string;
  logins: readonly StoredLogin[];
}

const isLogin = (found: Partial<Record<keyof StoredLogin, unknown>> | null) =>
  (found?.type === 'username' || found?.type === 'sms') &&
  typeof found.username === 'string' &&
  typeof found.country === 'string' &&
  typeof found.countryDialingCode === 'string' &&
  (found.password === undefined || typeof found.password === 'string') &&
  Number.isFinite(found.at);

export const rememberedLoginsItem = defineItem<StoredLogins, undefined>({
  key: storageKeys.rememberedLogins,
  area: 'local',
  parse: parseObject<StoredLogins>(
    ({ merchant, logins }) => typeof merchant === 'string' && Array.isArray(logins) && logins.every(isLogin),
  ),
  fallback: undefined,
  removesGarbage: true,
});

/** Whether the player wants logins to be remembered. Set by the last successful login. */
export const rememberLoginItem = defineItem<boolean>({
  key: storageKeys.rememberLogin,
  area: 'local',
  parse: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
  format: (isWanted) => (isWanted ? '1' : '0'),
  fallback: true,
});
