import { selectIsSignedIn } from '@livery/api/session';
import { isMetered } from '@livery/device/platform';
import { whenIdle } from '@livery/device/tasks';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { prefetchFrame } from './prefetchFrame.ts';

/**
 * Fetches the lottery frame's code while a member sees lotteries and the page is idle. It fetches nothing for guests,
 * because they log in first, and nothing on a metered connection. Then the code loads after the tap.
 */
export function usePrefetchedFrame(): void {
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (!isSignedIn || isMetered()) return undefined;
    return whenIdle(() => void prefetchFrame());
  }, [isSignedIn]);
}
