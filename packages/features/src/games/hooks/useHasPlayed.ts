import { selectSession } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { playerName } from '../model/playerName.ts';

/**
 * Whether this device knows that the member has played games, at the time the screen opens: their games will be loaded,
 * so a screen can reserve space for them. The value does not change while the screen is open.
 */
export function useHasPlayed(): boolean {
  const who = playerName(useSelector(selectSession));
  return useMemo(() => who !== null && playedByItem.read() === who, [who]);
}
