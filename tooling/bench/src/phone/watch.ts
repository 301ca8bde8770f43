/** The browser's own measurements of a page until it is idle. Times in milliseconds since the start of the visit. */
export interface Seen {
  /** First paint with content. */
  firstPaint: number;
  /** Largest paint. */
  largestPaint: number;
  /** Time at which twelve tiles with pictures are shown. Zero until then. */
  tiles: number;
  /** Time at which the app runs and reacts to taps. Zero until then, and on pages without the app. */
  running: number;
  /** Total blocking time: the sum, over all tasks, of the time beyond 50 ms. */
  blocking: number;
  /** End of the last task of more than 50 ms. Zero before the first. */
  busyUntil: number;
  /** Sum of the layout shifts without an input before them: a share of the screen. */
  layoutShift: number;
}

/**
 * Runs in the page before the page's own code. It only listens to events, because reading the document in each frame
 * would take a large part of the measured script and layout time.
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
 * Runs in the page: writes into `window.login` how many milliseconds pass until a form has a visible field that accepts
 * input.
 * @param from start of the time: the next touch, or the beginning of the visit if the page is login
 */
export function watchLogin(from: 'touch' | 'visit'): void {
  const watchField = (since: number) => {
    const look = () => {
      if (document.querySelector('main form input')?.checkVisibility() !== true) return;
      changes.disconnect();
      requestAnimationFrame(() => Object.assign(window, { login: performance.now() - since }));
    };
    const changes = new MutationObserver(look);
    // React shows suspended content by removing its style.
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['style', 'hidden'] });
  };
  if (from === 'visit') watchField(0);
  else document.addEventListener('pointerdown', () => watchField(performance.now()), { once: true, capture: true });
}
