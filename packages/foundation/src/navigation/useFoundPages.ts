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
 * When the player returns, loads as many pages as the list had before, one after another. Then the list has the same
 * length.
 *
 * @returns whether these pages are loaded. Pages that no longer exist are ignored.
 */
export function useFoundPages({ list, pages, canGoOn, isFetching, onMore }: FoundPages): boolean {
  // Only for the list that the screen shows first. A list that the player selects later has no previous length.
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
