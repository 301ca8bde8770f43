import type { SessionInfo } from '@livery/api/session';

/** A member as the device stores who has played: two merchants may have a member of the same name. Null for a guest. */
export const playerName = (session: SessionInfo | null): string | null =>
  session && `${session.merchantCode}/${session.userName}`;
