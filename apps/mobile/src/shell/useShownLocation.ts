import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { crossFade } from './crossFade.ts';
import { restoreScrollPosition, saveScrollPosition, takeOverScrollRestoration } from './scrollPositions.ts';
import { wasSwipedBack, watchSwipes } from './swipeBack.ts';

/**
 * The location whose screen is shown. It follows the requested location with a fade. A new screen starts at its top; going
 * back restores the scroll position.
 *
 * @param asked the requested location
 * @param isDetour whether it only redirects: it is skipped, and the last screen stays until the redirect
 */
export function useShownLocation(asked: Location, isDetour: boolean): Location {
  const action = useNavigationType();
  const [shown, setShown] = useState(asked);
  const goal = useRef(asked);
  const isSameScreen = !isDetour && asked.pathname === shown.pathname;
  // Only the query changes: nothing fades, nothing scrolls.
  if (isSameScreen && asked !== shown) setShown(asked);

  useLayoutEffect(() => {
    if (isDetour) return;
    goal.current = asked;
    if (isSameScreen) return;
    saveScrollPosition(shown.key);
    const show = () => setShown(goal.current);
    if (action === NavigationType.Pop && wasSwipedBack()) show();
    else crossFade(show);
  }, [asked, isDetour, isSameScreen, shown, action]);

  const last = useRef(shown.pathname);
  useLayoutEffect(() => {
    if (last.current === shown.pathname) return;
    last.current = shown.pathname;
    restoreScrollPosition(action === NavigationType.Pop ? shown.key : undefined);
  }, [shown, action]);

  useEffect(() => {
    const ends = [takeOverScrollRestoration(), watchSwipes()];
    return () => ends.forEach((end) => end());
  }, []);

  return isSameScreen ? asked : shown;
}
