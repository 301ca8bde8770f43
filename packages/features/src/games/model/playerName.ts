import type { SessionInfo } from '@livery/api/session';

/**
 * Returns the key of a member on this device. It contains the merchant, because two merchants may have members with the
 * same name. Null for a guest.
 */
export const playerName = (session: SessionInfo | null): string | null =>
  session && `${session.merchantCode}/${session.userName}`;
