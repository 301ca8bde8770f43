import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { crossFade } from './crossFade.ts';
import { restoreScrollPosition, saveScrollPosition, takeOverScrollRestoration } from './scrollPositions.ts';
import { wasSwipedBack, watchSwipes } from './swipeBack.ts';

/**
 * The address whose screen is on show. It follows the address asked for with the fade from screen to screen; a detour,
 * whose screen nobody sees, is passed over. A new screen shows its top; going back finds a screen where it was left.
 */
export function useShownLocation(asked: Location, isDetour: boolean): Location {
  const action = useNavigationType();
  const [shown, setShown] = useState(asked);
  const goal = useRef(asked);
  const isSameScreen = !isDetour && asked.pathname === shown.pathname;
  // The query changes on a screen that stays: nothing fades, nothing scrolls.
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
