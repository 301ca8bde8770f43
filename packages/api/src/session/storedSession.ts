import { safeParse } from 'valibot';
import { sessionValue } from '../contract/auth/sessionValue.ts';
import { autoLoginItem, cachedReplyItem, inboxItem, sessionItem, trialUserItem } from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * Returns the stored session if it fits the contract and belongs to this merchant. Any other value means logged out,
 * and is removed. Such a value is possible, because the hosts of two merchants can share one storage, and users can
 * edit their storage.
 */
export function readStoredSession(merchantCode: string): SessionInfo | null {
  const stored = sessionItem.read();
  if (stored === null) return null;
  const { success, output } = safeParse(sessionValue, stored);
  if (success && isOfMerchant(output, merchantCode)) return output as SessionInfo;
  sessionItem.remove();
  return null;
}

/**
 * Stores the session. If storage is blocked or full, the memory of this page contains the session until the page
 * closes.
 */
export function storeSession(session: SessionInfo): void {
  autoLoginItem.remove();
  // Another member must not read the stored inbox.
  if (!isOf(sessionItem.read(), session.userName)) inboxItem.remove();
  sessionItem.write(session);
}

/**
 * Removes the member's data that all tabs share: token, member info, inbox, trial user. After a logout it sets
 * `autoLogin` before it removes the session, so that other tabs can read the reason.
 */
export function removeStoredSession(isLogout: boolean): void {
  if (isLogout) autoLoginItem.write('0');
  sessionItem.remove();
  cachedReplyItem('memberInfo').remove();
  inboxItem.remove();
  trialUserItem.remove();
}

/** Whether the removed session ended by a logout. */
export const wasLoggedOut = (): boolean => autoLoginItem.read() === '0';

/**
 * Whether a session belongs to a merchant. Merchant codes are lower case in this client and upper case at some
 * gateways.
 */
export function isOfMerchant(session: Pick<Partial<SessionInfo>, 'merchantCode'>, merchantCode: string): boolean {
  return session.merchantCode?.toLowerCase() === merchantCode.toLowerCase();
}

const isOf = (stored: unknown, userName: string) =>
  typeof stored === 'object' && stored !== null && 'userName' in stored && stored.userName === userName;
