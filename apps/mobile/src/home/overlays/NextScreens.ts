import { selectIsSignedIn } from '@livery/api/session';
import { isMetered } from '@livery/device/platform';
import { whenIdle } from '@livery/device/tasks';
import { paths } from '@livery/foundation/addresses';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useScreenPrefetch } from '../../shell/screenPrefetch.ts';

/** Where most people go from home, in the order in which the screens load. */
const forGuests = [paths.login, paths.register, paths.gameList];
const forMembers = [paths.gameList, paths.deposit];

/**
 * Loads the next screens once home is done and the page is idle, so that they open at once. On a metered connection it
 * loads nothing: there a screen loads at the first touch of its link.
 */
export function NextScreens() {
  const prefetch = useScreenPrefetch();
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (isMetered()) return undefined;
    let isOver = false;
    const load = async () => {
      for (const path of isSignedIn ? forMembers : forGuests) {
        if (isOver) return;
        // One after the other: each has the network to itself.
        await prefetch(path);
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isOver = true;
      cancel();
    };
  }, [prefetch, isSignedIn]);
  return null;
}
