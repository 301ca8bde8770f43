import { selectSession } from '@livery/api/session';
import { playedByItem } from '@livery/device/storage';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { playerName } from '../model/playerName.ts';

/**
 * Whether the member is known to have played games, on this device, as the screen opens: their games will come, so that a
 * screen may keep a place for them. It stays as it is while the screen is open.
 */
export function useHasPlayed(): boolean {
  const who = playerName(useSelector(selectSession));
  return useMemo(() => who !== null && playedByItem.read() === who, [who]);
}
