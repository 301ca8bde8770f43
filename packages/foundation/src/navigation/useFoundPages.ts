import { foundReturnPoint, noteReturnPoint } from '@livery/device/return-points';
import { useEffect, useEffectEvent, useState } from 'react';

interface FoundPages {
  /** Tells the lists apart. */
  list: string;
  /** How many pages are here. */
  pages: number;
  canGoOn: boolean;
  isFetching: boolean;
  onMore: () => void;
}

/**
 * Loads as many pages as the list had when it was left, one after the other, so that it is as long as it was.
 *
 * @returns whether all that can be had are here
 */
export function useFoundPages({ list, pages, canGoOn, isFetching, onMore }: FoundPages): boolean {
  // Of the list that the screen opens with: those that are chosen later are new.
  const [found] = useState(() => ({ list, pages: foundReturnPoint()?.pages ?? 0 }));
  const isDue = found.list === list && pages > 0 && pages < found.pages && canGoOn;
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (isDue && !isFetching) load();
  }, [isDue, isFetching, pages]);
  useEffect(() => {
    if (!isDue) noteReturnPoint({ pages });
  }, [isDue, pages]);
  return !isDue;
}
