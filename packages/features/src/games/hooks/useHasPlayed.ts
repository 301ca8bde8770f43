import { selectSession, type SessionInfo } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';

const nameOf = (session: SessionInfo | null) => session && `${session.merchantCode}/${session.userName}`;

/**
 * Whether the member is known to have played games, on this device, as the screen opens: their games will come, so that a
 * screen may keep a place for them. It stays as it is while the screen is open.
 */
export function useHasPlayed(): boolean {
  const who = nameOf(useSelector(selectSession));
  return useMemo(() => who !== null && playedByItem.read() === who, [who]);
}

/** Returns a function that notes for the next visit whether the member has played games. */
export function useNotePlayed(): (hasPlayed: boolean) => void {
  const who = nameOf(useSelector(selectSession));
  return useCallback(
    (hasPlayed) => {
      if (!hasPlayed) playedByItem.remove();
      else if (who !== null) playedByItem.write(who);
    },
    [who],
  );
}
