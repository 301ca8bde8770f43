import { saveReturnPoint } from '@livery/device/return-points';

/**
 * Whether the page has been scrolled since it was loaded, by the browser or the person: where it stands at its end it
 * is only too short.
 */
export function isScrolled(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight < scrollHeight - 1;
}

/**
 * Turns off the browser's own scroll restoration, which would scroll before the screen is rendered, and turns it on again
 * whenever the person leaves the app, so that returning finds the page where it was. The place is then stored, too: a page that
 * has to be loaded again is too short at first for the browser.
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
  // A phone ends a page in the background without a word.
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
