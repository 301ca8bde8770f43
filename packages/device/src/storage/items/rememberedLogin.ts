import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Login method: by user name and password, or by mobile number and a code. */
export type LoginMethod = 'username' | 'sms';

/** One remembered login in its stored form. */
export interface StoredLogin {
  type: LoginMethod;
  /** The user name, or the national mobile number in digits. */
  username: string;
  /** ISO code and dialling code of the number's country; empty for a user name. */
  country: string;
  countryDialingCode: string;
  /** Base64 of a text that only this browser can decrypt; missing if no password is remembered. */
  password?: string;
  /** Time of storing the password: milliseconds since 1970, by this device's clock. */
  at: number;
}

/** The remembered logins of a merchant, one of each method, last used first. */
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

/** Whether the player wants logins to be remembered, from the last successful login. */
export const rememberLoginItem = defineItem<boolean>({
  key: storageKeys.rememberLogin,
  area: 'local',
  parse: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
  format: (isWanted) => (isWanted ? '1' : '0'),
  fallback: true,
});
