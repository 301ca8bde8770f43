import { selectIsSignedIn } from '@livery/api/session';
import { isMetered } from '@livery/device/platform';
import { whenIdle } from '@livery/device/tasks';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { prefetchFrame } from './prefetchFrame.ts';

/**
 * Fetches the lottery frame's code while a member sees lotteries and the page is idle. For guests, who log in first,
 * and on a metered connection, it fetches nothing before the tap.
 */
export function usePrefetchedFrame(): void {
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (!isSignedIn || isMetered()) return undefined;
    return whenIdle(() => void prefetchFrame());
  }, [isSignedIn]);
}
