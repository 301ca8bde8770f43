import { safeParse } from 'valibot';
import { sessionValue } from '../contract/auth/sessionValue.ts';
import { localKeys, safeLocalStorage, safeSessionStorage } from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * The session this browser keeps, if it is whole and this merchant's. Anything else counts as logged out and is removed:
 * hosts of two merchants may share one storage, and people edit theirs.
 */
export function readStoredSession(merchantCode: string): SessionInfo | null {
  const text = safeLocalStorage.get(localKeys.session);
  if (text === null) return null;
  const session = parseSession(text);
  if (session && isOfMerchant(session, merchantCode)) return session;
  safeLocalStorage.remove(localKeys.session);
  return null;
}

/** Where storage is blocked or full, the session lives in this page's memory: signed in until the page closes. */
export function storeSession(session: SessionInfo): void {
  safeLocalStorage.set(localKeys.session, JSON.stringify(session));
}

/** Leaves no trace of the player on this device: token, trial user, member info, and all of session storage. */
export function forgetStoredSession(): void {
  safeLocalStorage.remove(localKeys.session);
  safeLocalStorage.remove(localKeys.memberInfo);
  safeLocalStorage.remove(localKeys.trialUser);
  safeLocalStorage.set(localKeys.autoLogin, '0');
  safeSessionStorage.clear();
}

/** Merchant codes are small letters here and capitals at some gateways. */
export function isOfMerchant(session: SessionInfo, merchantCode: string): boolean {
  return session.merchantCode.toLowerCase() === merchantCode.toLowerCase();
}

function parseSession(text: string): SessionInfo | null {
  try {
    const result = safeParse(sessionValue, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
