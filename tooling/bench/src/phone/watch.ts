/** What the browser itself says of a page until it is at rest. Times in milliseconds since the visit began. */
export interface Seen {
  /** First paint with content. */
  firstPaint: number;
  /** Largest paint. */
  largestPaint: number;
  /** Twelve tiles with their pictures. Zero until then. */
  tiles: number;
  /** The app runs: what is tapped is answered. Zero until then, and on pages without it. */
  running: number;
  /** What tasks took above 50 ms each, added up. */
  blocking: number;
  /** End of the last task of more than 50 ms; zero before the first. */
  busyUntil: number;
  /** Layout shifts that followed no input, added up: a share of the screen. */
  layoutShift: number;
}

/**
 * Runs in the page, before anything of its own. It only listens: to look at the document in each frame would be a good
 * part of the script and layout time that is measured.
 * @param wanted number of tiles
 */
export function watch(wanted: number): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    tiles: 0,
    running: 0,
    blocking: 0,
    busyUntil: 0,
    layoutShift: 0,
  };
  Object.assign(window, { seen });
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
    seen.busyUntil = entry.startTime + entry.duration;
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
  const countTiles = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const pictures = document.querySelectorAll<HTMLImageElement>('main section [role=list] img, main section ul img');
    const loaded = [...pictures].filter((picture) => picture.complete && picture.naturalWidth > 0);
    if (loaded.length < wanted) return;
    seen.tiles = performance.now();
    document.removeEventListener('load', countTiles, true);
  };
  document.addEventListener('load', countTiles, true);
  const app = new MutationObserver(() => {
    if (document.documentElement.dataset['app'] === undefined) return;
    seen.running = performance.now();
    app.disconnect();
  });
  app.observe(document, { subtree: true, attributeFilter: ['data-app'] });
}

/**
 * Runs in the page: notes in `window.login` how many milliseconds after a moment a form has a field on screen, which takes
 * what is typed.
 * @param from the next touch, or where the page is opened for it, the beginning of the visit
 */
export function watchLogin(from: 'touch' | 'visit'): void {
  const watchField = (since: number) => {
    const look = () => {
      if (document.querySelector('main form input')?.checkVisibility() !== true) return;
      changes.disconnect();
      requestAnimationFrame(() => Object.assign(window, { login: performance.now() - since }));
    };
    const changes = new MutationObserver(look);
    // React shows what it held back by taking its style away.
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['style', 'hidden'] });
  };
  if (from === 'visit') watchField(0);
  else document.addEventListener('pointerdown', () => watchField(performance.now()), { once: true, capture: true });
}
