import type { SessionInfo } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { playerName } from './playerName.ts';

/** Stores for the next visit whether the member has played games. Nothing is stored for a guest. */
export function storeHasPlayed(session: SessionInfo | null, hasPlayed: boolean): void {
  const who = playerName(session);
  if (!hasPlayed) playedByItem.remove();
  else if (who !== null) playedByItem.write(who);
}
