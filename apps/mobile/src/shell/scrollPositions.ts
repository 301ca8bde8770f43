import { saveReturnPoint } from '@livery/device/return-points';

/** Milliseconds to wait for the page to become long enough for a position: its content may still be loading. */
const maxWaitMs = 10_000;
/** Events by which a person scrolls by themselves. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

let stopWaiting = () => {};

/**
 * Scrolls to a position. Keeps trying while the page grows, until the person scrolls.
 *
 * @param top in pixels
 */
export function restoreScrollPosition(top: number): void {
  stopWaiting();
  const put = () => window.scrollTo({ top, behavior: 'instant' });
  put();
  if (window.scrollY >= top - 1) return;
  // The page is still too short: scroll further as it grows.
  const growth = new ResizeObserver(() => {
    put();
    if (window.scrollY >= top - 1) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), maxWaitMs);
  stopWaiting = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stopWaiting);
  };
  for (const type of interruptions) window.addEventListener(type, stopWaiting, { passive: true });
  growth.observe(document.body);
}

/** Whether the page has been scrolled since it was loaded, by the browser or the person: where it stands at its end it is only too short. */
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
