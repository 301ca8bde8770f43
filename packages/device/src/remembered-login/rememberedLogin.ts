import {
  type LoginMethod,
  rememberedLoginsItem,
  rememberLoginItem,
  type StoredLogin,
} from '../storage/items/rememberedLogin.ts';
import { decryptText, encryptText } from './encryptedText.ts';
import { dropKey } from './secretKey.ts';

/*
 * The logins that this browser remembers, at most one for each method. The name is stored as plain text. The password
 * is encrypted with a key that scripts cannot read. It is removed after a logout, after a failed login, and after 30
 * days. A change of the password replaces it. The player can remove all remembered logins. Nothing here throws or
 * rejects: if storage is blocked or full, nothing is remembered.
 */

export type RememberedLogin = Pick<StoredLogin, 'type' | 'username' | 'country' | 'countryDialingCode'>;

const longestMs = 30 * 24 * 3_600_000;

/** Number of removals. If it increases while a password is being encrypted, that password is not stored. */
let forgotten = 0;

function readStored(merchant: string): readonly StoredLogin[] {
  const stored = rememberedLoginsItem.read();
  return stored?.merchant === merchant ? stored.logins : [];
}

const ownerOf = (merchant: string, { username }: Pick<StoredLogin, 'username'>) => JSON.stringify([merchant, username]);

/**
 * Whether a login is younger than 30 days. The difference is absolute, so that a clock that was set back does not
 * extend the time.
 */
const isFresh = ({ at }: StoredLogin) => Math.abs(Date.now() - at) < longestMs;

/** The remembered logins of a merchant, the last used one first. At most one for each method. */
export const readRememberedLogins = (merchant: string): readonly RememberedLogin[] => readStored(merchant);

/** The remembered password of a user name. Undefined if there is none, or if it cannot be decrypted. */
export async function readRememberedPassword(merchant: string, username: string): Promise<string | undefined> {
  const login = readStored(merchant).find((one) => one.type === 'username' && one.username === username);
  if (login?.password === undefined) return undefined;
  if (!isFresh(login)) {
    forgetRememberedPasswords();
    return undefined;
  }
  try {
    return await decryptText(login.password, ownerOf(merchant, login));
  } catch {
    return undefined;
  }
}

/**
 * Remembers a successful login. It replaces the previous login with the same method. @param password undefined for a
 * login with a code
 */
export async function rememberLogin(merchant: string, login: RememberedLogin, password?: string): Promise<void> {
  rememberLoginItem.write(true);
  const others = readStored(merchant).filter(({ type }) => type !== login.type);
  const entry: StoredLogin = { ...login, at: Date.now() };
  rememberedLoginsItem.write({ merchant, logins: [entry, ...others] });
  if (password !== undefined) await storePassword(merchant, entry, password);
}

/**
 * Replaces the remembered password of a user name with the new one. If no password is remembered, the new one is not
 * stored. Upper and lower case of the name are not distinguished, because the name is remembered as the player typed
 * it.
 */
export async function replaceRememberedPassword(merchant: string, username: string, password: string): Promise<void> {
  const logins = readStored(merchant);
  const isTheirs = (name: string) => name.toLowerCase() === username.toLowerCase();
  const login = logins.find((one) => one.type === 'username' && isTheirs(one.username));
  forgetRememberedPasswords();
  if (login?.password !== undefined && isFresh(login)) await storePassword(merchant, login, password);
}

/** Removes the passwords, but not the names. */
export function forgetRememberedPasswords(): void {
  forgotten += 1;
  const stored = rememberedLoginsItem.read();
  if (stored === undefined) return;
  const logins = stored.logins.map(({ password: _, ...login }) => login);
  rememberedLoginsItem.write({ ...stored, logins });
  void dropKey().catch(() => undefined);
}

/** Removes all remembered logins. @param isWanted whether the next login should be remembered. */
export function forgetRememberedLogins(isWanted = true): void {
  forgotten += 1;
  rememberLoginItem.write(isWanted);
  rememberedLoginsItem.remove();
  void dropKey().catch(() => undefined);
}

/** Whether the player wanted the last successful login to be remembered; true before the first login. */
export const isRememberLoginOn = (): boolean => rememberLoginItem.read();

async function storePassword(merchant: string, login: StoredLogin, text: string): Promise<void> {
  const begun = forgotten;
  try {
    const password = await encryptText(text, ownerOf(merchant, login));
    if (begun !== forgotten) return;
    const logins = readStored(merchant).map((one) =>
      one.type === login.type && one.username === login.username ? { ...one, password, at: Date.now() } : one,
    );
    rememberedLoginsItem.write({ merchant, logins });
  } catch {
    // Without WebCrypto or IndexedDB there is no key, so only the name is remembered.
  }
}

export type { LoginMethod };
