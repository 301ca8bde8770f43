import type { SessionInfo } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { playerName } from './playerName.ts';

/** Notes for the next visit whether the member has played games. Of a guest nothing is noted. */
export function notePlayed(session: SessionInfo | null, hasPlayed: boolean): void {
  const who = playerName(session);
  if (!hasPlayed) playedByItem.remove();
  else if (who !== null) playedByItem.write(who);
}
