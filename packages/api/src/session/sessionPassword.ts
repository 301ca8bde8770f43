import { decryptText, encryptText } from '@livery/device/remembered-login';
import { sessionPasswordItem } from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * Passwords (`PSW`), by the session in the store that was started with each password. After a reload, the password is
 * restored from the session storage. The session storage contains it encrypted, with a key that scripts cannot read.
 */
const passwords = new WeakMap<SessionInfo, string>();

/** The session of the last login. Encryption takes time, and an earlier login must not replace its stored password. */
let latest: SessionInfo | undefined;

/**
 * Returns the owner of the stored text. The text is encrypted for one session, so that a later session cannot read it.
 */
const ownerOf = ({ merchantCode, userName, token }: SessionInfo): string =>
  JSON.stringify([merchantCode, userName, token]);

/** Remembers the password of a login, so that the member can change the password in this session. */
export async function rememberSessionPassword(session: SessionInfo, password: string): Promise<void> {
  passwords.set(session, password);
  latest = session;
  sessionPasswordItem.remove();
  try {
    const encrypted = await encryptText(password, ownerOf(session));
    // The password may have been dropped in the meantime.
    if (latest === session && passwords.get(session) === password) sessionPasswordItem.write(encrypted);
  } catch {
    // Without WebCrypto, or without IndexedDB for the key, the password is remembered until the page is reloaded.
  }
}

/**
 * The password of the session's login. Undefined in another tab, after a login by a code, and before it is restored.
 */
export const sessionPasswordOf = (session: SessionInfo | null): string | undefined =>
  session === null ? undefined : passwords.get(session);

/** Whether there is a stored password that `restoreSessionPassword` can restore after a reload. */
export const canRestoreSessionPassword = (session: SessionInfo | null): boolean =>
  session !== null && !passwords.has(session) && sessionPasswordItem.read() !== undefined;

/** Restores the password of a session after a reload. Does nothing if the stored password is unreadable. */
export async function restoreSessionPassword(session: SessionInfo): Promise<void> {
  const encrypted = sessionPasswordItem.read();
  if (encrypted === undefined) return;
  const password = await decryptText(encrypted, ownerOf(session)).catch(() => undefined);
  if (password !== undefined && sessionPasswordItem.read() === encrypted) passwords.set(session, password);
}

/** Forgets the password, for example after a change. */
export function dropSessionPassword(session: SessionInfo | null): void {
  if (session !== null) passwords.delete(session);
  sessionPasswordItem.remove();
}
