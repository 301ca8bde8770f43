import type { Browser, Page } from '@playwright/test';

/** What one visit to home showed and cost. Times in milliseconds since the visit began. */
export interface Visit {
  /** First paint with content. */
  firstPaint: number;
  /** Largest paint until the page was at rest. */
  largestPaint: number;
  /** Twelve tiles with their pictures. */
  tiles: number;
  /** What tasks took above 50 ms each. */
  blocking: number;
  script: number;
  /** Style and layout. */
  layout: number;
  elements: number;
  requests: number;
  /** Bytes of all replies as they were sent, but for those by way of the service worker. */
  bytes: number;
  /** Bytes of the content of all files as they were sent, whatever the way. */
  content: number;
  /** From a tap on 'Log in' to the first field of login, once home was at rest. Zero where it was not tapped. */
  login: number;
}

/** A cheap phone: processor four times slower than this machine's, and a slow mobile network. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  slowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
/** The page is at rest when it has asked for nothing for so long, in milliseconds. */
const restMs = 2_500;
const tilesWanted = 12;

interface Seen {
  firstPaint: number;
  largestPaint: number;
  tiles: number;
  blocking: number;
}

interface VisitOptions {
  /** Opens the page once before, and measures the second time. */
  isSecond?: boolean;
  /** What the browser says of the network. On a metered one the app fetches no screen ahead. Default cellular. */
  network?: 'cellular' | 'wifi';
  /** Taps 'Log in' at last. */
  tapsLogin?: boolean;
}

/** Opens a page as a new visitor on a slow phone does. Rejects when it never shows its tiles. */
export async function visit(
  browser: Browser,
  address: string,
  { isSecond = false, network = 'cellular', tapsLogin = false }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true });
  try {
    await context.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { type }) });
    }, network);
    await context.addInitScript(watchPaints, tilesWanted);
    const page = await context.newPage();
    if (isSecond) {
      await page.goto(address);
      await page.waitForTimeout(restMs);
    }
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Performance.enable', { timeDomain: 'timeTicks' });
    let requests = 0;
    let bytes = 0;
    let lastAt = performance.now();
    client.on('Network.requestWillBeSent', () => {
      requests += 1;
      lastAt = performance.now();
    });
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastAt = performance.now();
    });
    await client.send('Network.emulateNetworkConditions', phone.network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    const before = await durations();
    await page.goto(address);
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.tiles > 0, undefined, {
      timeout: 60_000,
    });
    const rest = async () => {
      while (performance.now() - lastAt < restMs) await page.waitForTimeout(100);
    };
    await rest();
    const after = await durations();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const elements = await page.locator('#root *').count();
    const content = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
        (sum, { encodedBodySize }) => sum + encodedBodySize,
        0,
      ),
    );
    const cost = { requests, bytes, content };
    return {
      ...seen,
      ...cost,
      login: tapsLogin ? await tapLogin(page, rest) : 0,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      elements,
    };

    async function durations() {
      const { metrics } = await client.send('Performance.getMetrics');
      const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
      return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
    }
  } finally {
    await context.close();
  }
}

/** Milliseconds from a tap on 'Log in' to a field on screen. Closes the announcements before, which lie over home. */
async function tapLogin(page: Page, rest: () => Promise<void>): Promise<number> {
  await page.keyboard.press('Escape');
  await rest();
  await page.evaluate(() => {
    const watchField = () => {
      const tappedAt = performance.now();
      const look = () => {
        if (document.querySelector('main form input')?.checkVisibility() !== true) requestAnimationFrame(look);
        else Object.assign(window, { login: performance.now() - tappedAt });
      };
      look();
    };
    document.addEventListener('pointerdown', watchField, { once: true, capture: true });
  });
  await page.locator('a[href="/m/login"]').first().tap();
  await page.waitForFunction(() => 'login' in window);
  return page.evaluate(() => (window as unknown as { login: number }).login);
}

/** Runs in the page, before anything of its own. */
function watchPaints(wanted: number): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, tiles: 0, blocking: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
  });
  const look = () => {
    const pictures = [
      ...document.querySelectorAll<HTMLImageElement>('main section [role=list] img, main section ul img'),
    ];
    const isThere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
    if (pictures.filter(isThere).length >= wanted) seen.tiles = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
