import { currentReturnPoint, addToReturnPoint } from '@livery/device/return-points';
import { useEffect, useEffectEvent, useState } from 'react';

interface FoundPages {
  /** Unique for each list. */
  list: string;
  /** Number of loaded pages. */
  pages: number;
  canGoOn: boolean;
  isFetching: boolean;
  onMore: () => void;
}

/**
 * Loads as many pages as the list had when the player left it, one after another, so that it has the same length.
 *
 * @returns whether these pages are loaded, except those that no longer exist
 */
export function useFoundPages({ list, pages, canGoOn, isFetching, onMore }: FoundPages): boolean {
  // Only for the list that the screen opens with: lists that the player chooses later are new.
  const [found] = useState(() => ({ list, pages: currentReturnPoint()?.pages ?? 0 }));
  const isDue = found.list === list && pages > 0 && pages < found.pages && canGoOn;
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (isDue && !isFetching) load();
  }, [isDue, isFetching, pages]);
  useEffect(() => {
    if (!isDue) addToReturnPoint({ pages });
  }, [isDue, pages]);
  return !isDue;
}
