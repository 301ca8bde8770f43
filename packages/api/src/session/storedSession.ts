import { safeParse } from 'valibot';
import { sessionValue } from '../contract/auth/sessionValue.ts';
import { autoLoginItem, cachedReplyItem, inboxItem, sessionItem, trialUserItem } from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * The stored session, if it fits the contract and is this merchant's. Anything else counts as logged out and is removed:
 * two merchants' hosts may share one storage, and people edit theirs.
 */
export function readStoredSession(merchantCode: string): SessionInfo | null {
  const stored = sessionItem.read();
  if (stored === null) return null;
  const { success, output } = safeParse(sessionValue, stored);
  if (success && isOfMerchant(output, merchantCode)) return output as SessionInfo;
  sessionItem.remove();
  return null;
}

/** Stores the session. Where storage is blocked or full it lives in this page's memory: signed in until the page closes. */
export function storeSession(session: SessionInfo): void {
  autoLoginItem.remove();
  // What another member could read here is nothing to this one.
  if (!isOf(sessionItem.read(), session.userName)) inboxItem.remove();
  sessionItem.write(session);
}

/**
 * Removes everything about the member that all tabs share: token, member info, inbox, trial user. After a logout
 * `autoLogin` says so, before the session goes: tabs that see it gone know why.
 */
export function removeStoredSession(isLogout: boolean): void {
  if (isLogout) autoLoginItem.write('0');
  sessionItem.remove();
  cachedReplyItem('memberInfo').remove();
  inboxItem.remove();
  trialUserItem.remove();
}

/** Whether the session that is gone from the storage ended by a logout. */
export const wasLoggedOut = (): boolean => autoLoginItem.read() === '0';

/** Merchant codes are small letters here and capitals at some gateways. */
export function isOfMerchant(session: Pick<Partial<SessionInfo>, 'merchantCode'>, merchantCode: string): boolean {
  return session.merchantCode?.toLowerCase() === merchantCode.toLowerCase();
}

const isOf = (stored: unknown, userName: string) =>
  typeof stored === 'object' && stored !== null && 'userName' in stored && stored.userName === userName;
