import { forgetReturn, foundPlace, openPlace, savePlace } from '@livery/device/places';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { fadeIn } from './fadeIn.ts';
import { isScrolled, restoreScrollPosition, takeOverScrollRestoration } from './scrollPositions.ts';
import { wasSwipedBack, watchSwipes } from './swipeBack.ts';

/**
 * The location whose screen is shown. It follows the requested location, and its screen fades in. A new screen starts at its
 * top; going back, a reload and the way out of a game find it as it was left.
 *
 * @param asked the requested location
 * @param isDetour whether it only redirects: it is skipped, and the last screen stays until the redirect
 */
export function useShownLocation(asked: Location, isDetour: boolean): Location {
  const action = useNavigationType();
  const [shown, setShown] = useState(() => {
    openPlace(asked.key);
    return asked;
  });
  const isSameScreen = !isDetour && asked.pathname === shown.pathname;
  // Only the query changes: nothing fades, nothing scrolls.
  if (isSameScreen && asked !== shown) setShown(asked);

  useLayoutEffect(() => {
    if (isDetour || isSameScreen) return;
    savePlace(shown.key);
    openPlace(action === NavigationType.Pop ? asked.key : undefined);
    setShown(asked);
  }, [asked, isDetour, isSameScreen, shown, action]);

  const last = useRef(shown.pathname);
  useLayoutEffect(() => {
    if (last.current === shown.pathname) return;
    last.current = shown.pathname;
    const isBack = action === NavigationType.Pop;
    restoreScrollPosition(foundPlace()?.top ?? 0);
    if (!isBack || !wasSwipedBack()) fadeIn();
  }, [shown, action]);

  useLayoutEffect(() => {
    const { top = 0 } = foundPlace() ?? {};
    if (top > 0 && !isScrolled()) restoreScrollPosition(top);
    forgetReturn();
  }, []);

  useEffect(() => {
    const ends = [takeOverScrollRestoration(), watchSwipes()];
    return () => ends.forEach((end) => end());
  }, []);

  return isSameScreen ? asked : shown;
}
