import { decryptText, encryptText } from '@livery/device/remembered-login';
import { sessionPasswordItem } from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * Passwords by the session that they began (`PSW`), as the store holds the session. After a reload the password is restored from the
 * storage of the tab, where it is encrypted under a key that no script can read out.
 */
const passwords = new WeakMap<SessionInfo, string>();

/** The stored text is encrypted for one session: a later session cannot read it. */
const ownerOf = ({ merchantCode, userName, token }: SessionInfo): string =>
  JSON.stringify([merchantCode, userName, token]);

/** Remembers the password that a session began with, for a change of the password within this session. */
export async function rememberSessionPassword(session: SessionInfo, password: string): Promise<void> {
  passwords.set(session, password);
  sessionPasswordItem.remove();
  try {
    const encrypted = await encryptText(password, ownerOf(session));
    // It may have been dropped in the meantime.
    if (passwords.get(session) === password) sessionPasswordItem.write(encrypted);
  } catch {
    // Without WebCrypto or a place for its key, the password is remembered until the page is reloaded.
  }
}

/** The password that a session began with. Undefined in another tab, after a login by a code, and before it is restored. */
export const sessionPasswordOf = (session: SessionInfo | null): string | undefined =>
  session === null ? undefined : passwords.get(session);

/** Whether a reload has left a password that `restoreSessionPassword` may bring back. */
export const canRestoreSessionPassword = (session: SessionInfo | null): boolean =>
  session !== null && !passwords.has(session) && sessionPasswordItem.read() !== undefined;

/** Brings back the password of a session after a reload. Without a readable one nothing changes. */
export async function restoreSessionPassword(session: SessionInfo): Promise<void> {
  const encrypted = sessionPasswordItem.read();
  if (encrypted === undefined) return;
  const password = await decryptText(encrypted, ownerOf(session)).catch(() => undefined);
  if (password !== undefined && sessionPasswordItem.read() === encrypted) passwords.set(session, password);
}

/** Forgets it, such as after a change. */
export function dropSessionPassword(session: SessionInfo | null): void {
  if (session !== null) passwords.delete(session);
  sessionPasswordItem.remove();
}
