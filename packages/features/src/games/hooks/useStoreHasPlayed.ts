import { selectSession } from '@livery/api/session';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { storeHasPlayed } from '../model/storeHasPlayed.ts';

/** Returns a function that stores for the next visit whether the member has played games. */
export function useStoreHasPlayed(): (hasPlayed: boolean) => void {
  const session = useSelector(selectSession);
  return useCallback((hasPlayed) => storeHasPlayed(session, hasPlayed), [session]);
}
