import { selectSession } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { playerName } from '../model/playerName.ts';

/**
 * Whether this device has stored that the member has played games. If so, the member's games will be loaded, and a
 * screen can reserve space for them. The value is read when the screen opens, and does not change while it is open.
 */
export function useHasPlayed(): boolean {
  const who = playerName(useSelector(selectSession));
  return useMemo(() => who !== null && playedByItem.read() === who, [who]);
}
