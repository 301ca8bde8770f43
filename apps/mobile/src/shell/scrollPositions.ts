/** Milliseconds for which a place further down is waited for: what is there may still be on its way. */
const patience = 3000;
/** What a person does to take the page elsewhere. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/** How far down each entry of the history was left, in pixels, by the router's key of it. */
const places = new Map<string, number>();

let stopWaiting = () => {};

/** Remembers how far down the screen of this entry is. */
export function saveScrollPosition(key: string): void {
  places.set(key, window.scrollY);
}

/** Takes the page to where the entry was left; to the top when it is a new one. */
export function restoreScrollPosition(key: string | undefined): void {
  stopWaiting();
  const top = (key !== undefined && places.get(key)) || 0;
  const put = () => window.scrollTo({ top, behavior: 'instant' });
  put();
  if (window.scrollY >= top - 1) return;
  // The page is still too short. It is taken on as it grows, until the person takes over.
  const growth = new ResizeObserver(() => {
    put();
    if (window.scrollY >= top - 1) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), patience);
  stopWaiting = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stopWaiting);
  };
  for (const type of interruptions) window.addEventListener(type, stopWaiting, { passive: true });
  growth.observe(document.body);
}

/**
 * Within the app places are ours to keep: a browser would jump before the screen is there. Leaving the app, for a game
 * say, hands that back, so that coming back finds the page where it was. Answers with the way to stop.
 */
export function takeOverScrollRestoration(): () => void {
  const own = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  own();
  window.addEventListener('pageshow', own);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    window.removeEventListener('pageshow', own);
    window.removeEventListener('pagehide', handBack);
  };
}
