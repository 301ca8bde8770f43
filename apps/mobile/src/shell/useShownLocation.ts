import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { fadeIn } from './fadeIn.ts';
import { restoreScrollPosition, saveScrollPosition, takeOverScrollRestoration } from './scrollPositions.ts';
import { wasSwipedBack, watchSwipes } from './swipeBack.ts';

/**
 * The location whose screen is shown. It follows the requested location, and its screen fades in. A new screen starts at its
 * top; going back restores the scroll position.
 *
 * @param asked the requested location
 * @param isDetour whether it only redirects: it is skipped, and the last screen stays until the redirect
 */
export function useShownLocation(asked: Location, isDetour: boolean): Location {
  const action = useNavigationType();
  const [shown, setShown] = useState(asked);
  const isSameScreen = !isDetour && asked.pathname === shown.pathname;
  // Only the query changes: nothing fades, nothing scrolls.
  if (isSameScreen && asked !== shown) setShown(asked);

  useLayoutEffect(() => {
    if (isDetour || isSameScreen) return;
    saveScrollPosition(shown.key);
    setShown(asked);
  }, [asked, isDetour, isSameScreen, shown]);

  const last = useRef(shown.pathname);
  useLayoutEffect(() => {
    if (last.current === shown.pathname) return;
    last.current = shown.pathname;
    const isBack = action === NavigationType.Pop;
    restoreScrollPosition(isBack ? shown.key : undefined);
    if (!isBack || !wasSwipedBack()) fadeIn();
  }, [shown, action]);

  useEffect(() => {
    const ends = [takeOverScrollRestoration(), watchSwipes()];
    return () => ends.forEach((end) => end());
  }, []);

  return isSameScreen ? asked : shown;
}
