import {
  type LoginMethod,
  rememberedLoginsItem,
  rememberLoginItem,
  type StoredLogin,
} from '../storage/items/rememberedLogin.ts';
import { decryptText, encryptText } from './encryptedText.ts';
import { dropKey } from './secretKey.ts';

/*
 * What this browser remembers of logins, one of each method: the name plain, the password encrypted under a key that no
 * script can read out. The password goes with a logout, a login that it fails, a change, and after 30 days; all of it when the
 * person asks. Nothing here throws or rejects: where storage is blocked or full, nothing is remembered.
 */

export type RememberedLogin = Pick<StoredLogin, 'type' | 'username' | 'country' | 'countryDialingCode'>;

const longestMs = 30 * 24 * 3_600_000;

/** Counts what was forgotten: a password that is still being encrypted meanwhile is not stored. */
let forgotten = 0;

function readStored(merchant: string): readonly StoredLogin[] {
  const stored = rememberedLoginsItem.read();
  return stored?.merchant === merchant ? stored.logins : [];
}

const ownerOf = (merchant: string, { username }: Pick<StoredLogin, 'username'>) => JSON.stringify([merchant, username]);

/** A clock that was set back makes no password last longer. */
const isFresh = ({ at }: StoredLogin) => Math.abs(Date.now() - at) < longestMs;

/** The remembered logins of a merchant, the last used first; at most one of each method. */
export const readRememberedLogins = (merchant: string): readonly RememberedLogin[] => readStored(merchant);

/** The remembered password of a user name; undefined where there is none, or none that can be read. */
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
 * Remembers a login that succeeded, in place of the last one by its method. @param password undefined where it went by
 * a code.
 */
export async function rememberLogin(merchant: string, login: RememberedLogin, password?: string): Promise<void> {
  rememberLoginItem.write(true);
  const others = readStored(merchant).filter(({ type }) => type !== login.type);
  const entry: StoredLogin = { ...login, at: Date.now() };
  rememberedLoginsItem.write({ merchant, logins: [entry, ...others] });
  if (password !== undefined) await storePassword(merchant, entry, password);
}

/**
 * Puts the new password of a user name in place of the remembered one. Where none is remembered, none is afterwards.
 * The name counts in capitals too: it is remembered as it was typed.
 */
export async function replaceRememberedPassword(merchant: string, username: string, password: string): Promise<void> {
  const logins = readStored(merchant);
  const isTheirs = (name: string) => name.toLowerCase() === username.toLowerCase();
  const login = logins.find((one) => one.type === 'username' && isTheirs(one.username));
  forgetRememberedPasswords();
  if (login?.password !== undefined && isFresh(login)) await storePassword(merchant, login, password);
}

/** Forgets passwords, and leaves the names. */
export function forgetRememberedPasswords(): void {
  forgotten += 1;
  const stored = rememberedLoginsItem.read();
  if (stored === undefined) return;
  const logins = stored.logins.map(({ password: _, ...login }) => login);
  rememberedLoginsItem.write({ ...stored, logins });
  void dropKey().catch(() => undefined);
}

/** Forgets everything that is remembered of logins. @param isWanted whether the next one is to be remembered. */
export function forgetRememberedLogins(isWanted = true): void {
  forgotten += 1;
  rememberLoginItem.write(isWanted);
  rememberedLoginsItem.remove();
  void dropKey().catch(() => undefined);
}

/** Whether the last login that succeeded was to be remembered; true before any was. */
export const isRememberingWanted = (): boolean => rememberLoginItem.read();

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
    // No WebCrypto or no place for its key: the name alone is remembered.
  }
}

export type { LoginMethod };
