import { safeParse } from 'valibot';
import { sessionValue } from '../contract/auth/sessionValue.ts';
import {
  autoLoginItem,
  cachedReplyItem,
  clearSessionStorage,
  sessionItem,
  trialUserItem,
} from '@livery/device/storage';
import type { SessionInfo } from './sessionSlice.ts';

/**
 * The stored session, if it fits the contract and is this merchant's. Anything else counts as logged out and is removed:
 * two merchants' hosts may share one storage, and people edit theirs.
 */
export function readStoredSession(merchantCode: string): SessionInfo | null {
  const stored = sessionItem.read();
  if (stored === null) return null;
  const { success, output } = safeParse(sessionValue, stored);
  if (success && isOfMerchant(output, merchantCode)) return output;
  sessionItem.remove();
  return null;
}

/** Stores the session. Where storage is blocked or full it lives in this page's memory: signed in until the page closes. */
export function storeSession(session: SessionInfo): void {
  sessionItem.write(session);
}

/** Removes everything about the member from this device: token, trial user, member info, and all of session storage. */
export function removeStoredSession(): void {
  sessionItem.remove();
  cachedReplyItem('memberInfo').remove();
  trialUserItem.remove();
  autoLoginItem.write('0');
  clearSessionStorage();
}

/** Merchant codes are small letters here and capitals at some gateways. */
export function isOfMerchant(session: SessionInfo, merchantCode: string): boolean {
  return session.merchantCode.toLowerCase() === merchantCode.toLowerCase();
}
