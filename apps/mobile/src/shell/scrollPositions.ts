import { saveReturnPoint } from '@livery/device/return-points';

/**
 * Whether the page has been scrolled since it was loaded, by the browser or the player. A page at its end does not
 * count: it may only be too short.
 */
export function isScrolled(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight < scrollHeight - 1;
}

/**
 * Turns off the browser's own scroll restoration, which would scroll before the screen is rendered. Turns it on again
 * when the player leaves the app, so that the browser can restore the position on return. It stores the position then,
 * too: a page that must load again is too short at first for the browser.
 *
 * @returns a function that stops this
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
