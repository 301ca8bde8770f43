import { saveReturnPoint } from '@livery/device/return-points';

/**
 * Whether the browser or the player has scrolled the page since it was loaded. A page at its end is not treated as
 * scrolled, because it may only be too short.
 */
export function isScrolled(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight < scrollHeight - 1;
}

/**
 * Turns off the browser's own scroll restoration, which would scroll before the screen is rendered. When the player
 * leaves the app, turns it on again, so that the browser can restore the position on return. Also stores the position
 * then. The browser alone cannot restore it if the page must load again, because such a page is too short at first.
 *
 * @returns a function that stops this handling
 */
export function takeOverScrollRestoration(): () => void {
  const own = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  const leave = () => {
    saveReturnPoint();
    handBack();
  };
  // A phone may end a page in the background without an event.
  const hide = () => {
    if (document.hidden) saveReturnPoint();
  };
  own();
  window.addEventListener('pageshow', own);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    handBack();
    window.removeEventListener('pageshow', own);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
