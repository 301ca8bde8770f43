import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { type Seen, watch, watchLogin } from './watch.ts';

/** What one visit to home showed and cost. Times in milliseconds. */
export interface Visit extends Omit<Seen, 'busyUntil'> {
  /** Running scripts. */
  script: number;
  /** Style and layout. */
  layout: number;
  elements: number;
  requests: number;
  /** Bytes of all replies as they were sent, to the page and to its service worker. */
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
/** The page is at rest when it has asked for nothing for so long, in milliseconds … */
const restMs = 2_500;
/** … and had no task of more than 50 ms for so long: a busy processor is late with what it will ask for. */
const idleMs = 500;
/** Milliseconds until a page without its tiles is given up. */
const longestMs = 60_000;
const tilesWanted = 12;

export interface VisitOptions {
  /** Opens the page once before, closes it, and measures the second time. */
  isSecond?: boolean;
  /** What the browser says of the network. On a metered one the app fetches no screen ahead. Default cellular. */
  network?: 'cellular' | 'wifi';
  /** Taps 'Log in' at last. */
  tapsLogin?: boolean;
}

/** Opens a page as a visitor on a slow phone does. Rejects when it never shows its tiles or one of its requests is refused. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { isSecond = false, network = 'cellular', tapsLogin = false } = options;
  const context = await openPhone(browser, network);
  try {
    if (isSecond) await visitBefore(context, address);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const traffic = await watchTraffic(client, page);
    await slowDown(client);
    await client.send('Performance.enable', { timeDomain: 'timeTicks' });
    const before = await durations(client);
    await page.goto(address);
    const { seen, after } = await showTiles(page, async () => {
      await traffic.rest();
      return { ...(await durations(client)), ...(await traffic.sum()) };
    });
    return {
      ...seen,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      requests: after.requests,
      bytes: after.bytes,
      elements: await page.locator('#root *').count(),
      content: await page.evaluate(sumOfContents),
      login: tapsLogin ? await tapLogin(page, traffic.rest) : 0,
    };
  } finally {
    await context.close();
  }
}

/** Opens the page at this machine's own speed, until it is at rest. */
async function visitBefore(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const traffic = await watchTraffic(await context.newCDPSession(page), page);
  await page.goto(address);
  await traffic.rest();
  await page.close();
}

/** A phone of a new visitor, with nothing stored. */
export async function openPhone(browser: Browser, network: 'cellular' | 'wifi' = 'cellular'): Promise<BrowserContext> {
  const { viewport, deviceScaleFactor } = phone;
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch: true, isMobile: true });
  await context.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { type }) });
  }, network);
  await context.addInitScript(watch, tilesWanted);
  return context;
}

/** Makes processor and network those of the phone from now on. */
export async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', phone.network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}

/** Counts what the page asks for and gets from now on, and what its service worker gets. */
async function watchTraffic(client: CDPSession, page: Page) {
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  const workerReplies: Promise<number>[] = [];
  const refused: string[] = [];
  client.on('Network.requestWillBeSent', () => {
    requests += 1;
    lastAt = performance.now();
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    lastAt = performance.now();
  });
  client.on('Network.responseReceived', ({ response: { status, url } }) => {
    if (status >= 400) refused.push(`${url} was answered with ${status}`);
  });
  // The page's own client hears nothing of its service worker.
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    workerReplies.push(sizeOf(request));
    lastAt = performance.now();
  });
  await client.send('Network.enable');
  return {
    /** Rejects where a request was refused: a page that lacks something is no measure. */
    sum: async () => {
      if (refused.length > 0) throw new Error(`${refused.join(', ')}.`);
      const sizes = await Promise.all(workerReplies);
      return { requests, bytes: sizes.reduce((sum, size) => sum + size, bytes) };
    },
    /** Resolves when the page is at rest. */
    rest: async () => {
      for (;;) {
        while (performance.now() - lastAt < restMs) await wait(100);
        const sinceTask = await page.evaluate(
          () => performance.now() - (window as unknown as { seen: Seen }).seen.busyUntil,
        );
        if (sinceTask >= idleMs && performance.now() - lastAt >= restMs) return;
        await wait(idleMs);
      }
    },
  };
}

/** Bytes of a reply as they were sent: none where the browser had it stored. */
async function sizeOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  // The body's size is what is left of the whole once the headers are taken away, and so may be negative.
  return responseHeadersSize + responseBodySize;
}

/** Milliseconds of script and layout so far. */
async function durations(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

/** What is seen once the page is at rest and has its tiles, and what it cost. `measure` comes first: to look costs something too. */
async function showTiles<Cost>(page: Page, measure: () => Promise<Cost>): Promise<{ seen: Seen; after: Cost }> {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const after = await measure();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (seen.tiles > 0) return { seen, after };
    await wait(500);
  }
  throw new Error(`${page.url()} showed no ${tilesWanted} tiles with pictures within ${longestMs / 1000} s.`);
}

/** Runs in the page. */
function sumOfContents(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Milliseconds from a tap on 'Log in' to a field on screen. Closes the announcements before, which lie over home. */
async function tapLogin(page: Page, rest: () => Promise<void>): Promise<number> {
  await page.keyboard.press('Escape');
  await rest();
  await page.evaluate(watchLogin);
  await page.locator('a[href="/m/login"]').first().tap();
  await page.waitForFunction(() => 'login' in window, undefined, { polling: 100 });
  return page.evaluate(() => (window as unknown as { login: number }).login);
}
