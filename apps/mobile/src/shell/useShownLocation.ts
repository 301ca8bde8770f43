import { focusedControl, restoreFocus, restoreScrollPosition } from '@livery/foundation/navigation';
import { lastShown, type LoginState } from '@livery/foundation/session';
import {
  forgetReturn,
  currentReturnPoint,
  addToReturnPoint,
  openReturnPoint,
  saveReturnPoint,
} from '@livery/device/return-points';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import { isScrolled, takeOverScrollRestoration } from './scrollPositions.ts';
import { showTransition } from './showTransition.ts';
import { wasSwipedBack } from './swipeBack.ts';

/**
 * Returns the location whose screen is shown. It follows the requested location, and its screen appears with a
 * transition. A new screen starts at its top. Going back, a reload, leaving a game and leaving login restore the former
 * scroll position.
 *
 * @param asked the requested location
 * @param isSkipped whether the last screen stays. It gets the location of the last screen. It is true if the requested
 * location only redirects, or is shown over the last screen
 */
export function useShownLocation(asked: Location, isSkipped: (shown: Location) => boolean): Location {
  const action = useNavigationType();
  const [shown, setShown] = useState(() => {
    openReturnPoint(asked.key);
    return asked;
  });
  const needsRedirect = isSkipped(shown);
  const isSameScreen = !needsRedirect && asked.pathname === shown.pathname;
  // If only the query changes, the screen has no transition and does not scroll.
  if (isSameScreen && asked !== shown) setShown(asked);

  useLayoutEffect(() => {
    if (needsRedirect || isSameScreen) return;
    addToReturnPoint({ focus: focusedControl(document.querySelector('main')) });
    saveReturnPoint(shown.key);
    lastShown.current = shown;
    openReturnPoint(action === NavigationType.Pop ? asked.key : (asked.state as Partial<LoginState> | null)?.place);
    // The tapped element disappears with its screen. If it still had the focus at that moment, the browser would do a
    // layout in the middle of the change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setShown(asked);
  }, [asked, needsRedirect, isSameScreen, shown, action]);

  const last = useRef(shown.pathname);
  useLayoutEffect(() => {
    if (last.current === shown.pathname) return;
    last.current = shown.pathname;
    const isBack = action === NavigationType.Pop;
    restoreScrollPosition(currentReturnPoint()?.top ?? 0);
    if (!isBack || !wasSwipedBack()) showTransition(isBack);
  }, [shown, action]);

  // This effect runs after the frame's effect, which focuses the whole screen.
  const lastFocused = useRef(shown.pathname);
  useEffect(() => {
    if (lastFocused.current === shown.pathname) return;
    lastFocused.current = shown.pathname;
    const { focus } = currentReturnPoint() ?? {};
    const screen = document.querySelector('main');
    if (focus && document.activeElement === screen) restoreFocus(screen!, focus);
  }, [shown]);

  useLayoutEffect(() => {
    const { top = 0 } = currentReturnPoint() ?? {};
    if (top > 0 && !isScrolled()) restoreScrollPosition(top);
    forgetReturn();
  }, []);

  useEffect(() => takeOverScrollRestoration(), []);

  return isSameScreen ? asked : shown;
}
