import type { SessionInfo } from './sessionSlice.ts';

/**
 * Passwords by the session that they began, as the store holds it (`PSW`): in this page's memory alone, never in a storage nor
 * in the store. Nothing refers to a session that is over, so its password goes with it.
 */
const passwords = new WeakMap<SessionInfo, string>();

/** Remembers the password that a session began with, for whoever changes it within the session. */
export function rememberSessionPassword(session: SessionInfo, password: string): void {
  passwords.set(session, password);
}

/** The password that a session began with; undefined after a reload, in another tab, or where the login was by a code. */
export const sessionPasswordOf = (session: SessionInfo | null): string | undefined =>
  session === null ? undefined : passwords.get(session);

/** Forgets it, such as after a change. */
export function dropSessionPassword(session: SessionInfo | null): void {
  if (session !== null) passwords.delete(session);
}
