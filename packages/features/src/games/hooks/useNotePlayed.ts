import { selectSession } from '@livery/api/session';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { notePlayed } from '../model/notePlayed.ts';

/** Returns a function that stores for the next visit whether the member has played games. */
export function useNotePlayed(): (hasPlayed: boolean) => void {
  const session = useSelector(selectSession);
  return useCallback((hasPlayed) => notePlayed(session, hasPlayed), [session]);
}
