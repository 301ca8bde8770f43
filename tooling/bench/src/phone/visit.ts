import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { openPhone, slowDown, requiredTiles } from './slowPhone.ts';
import { watchTraffic } from './traffic.ts';
import { type Seen, watchLogin } from './watch.ts';

/** The timing and cost of a visit to home. Times in milliseconds. */
export interface Visit extends Omit<Seen, 'busyUntil' | 'running'> {
  /** Time at which twelve tiles with pictures are shown and the app runs. Zero on pages without the app. */
  usable: number;
  /** Time of running scripts. */
  script: number;
  /** Time of style and layout. */
  layout: number;
  elements: number;
  requests: number;
  /** Bytes of all replies as they were sent, to the page and to its service worker. */
  bytes: number;
  /** Bytes of all files, from the network or from the cache, in the encoding in which they were sent. */
  content: number;
  /** Time from a tap on 'Log in' to the first field of login, after home was idle. Zero if 'Log in' was not tapped. */
  login: number;
  /** Time from opening login as the first page of a visit to its first field. Zero if login was not opened. */
  coldLogin: number;
}

/** Milliseconds to wait for a page's tiles. */
const longestMs = 60_000;

export interface VisitOptions {
  /** Whether the page is opened and closed once before, so that the second visit is measured. */
  isSecond?: boolean;
  /**
   * The network type that the browser reports. On a metered network the app prefetches no screen. Default: cellular.
   */
  network?: 'cellular' | 'wifi';
  /** Whether the visit ends with a tap on 'Log in'. */
  tapsLogin?: boolean;
  /** Whether login is opened too, as another new visitor. */
  opensLogin?: boolean;
}

/** Opens a page like a visitor on a slow phone. Rejects if it never shows its tiles or one of its requests fails. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { isSecond = false, network = 'cellular', tapsLogin = false, opensLogin = false } = options;
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
      usable: seen.running > 0 ? Math.max(seen.tiles, seen.running) : 0,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      requests: after.requests,
      bytes: after.bytes,
      elements: await page.locator('#root *').count(),
      content: await page.evaluate(sumOfContents),
      login: tapsLogin ? await tapLogin(page, traffic.rest) : 0,
      coldLogin: opensLogin ? await openLogin(browser, address) : 0,
    };
  } finally {
    await context.close();
  }
}

/** Opens the page without a slowdown, until it is idle. */
async function visitBefore(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const traffic = await watchTraffic(await context.newCDPSession(page), page);
  await page.goto(address);
  await traffic.rest();
  await page.close();
}

/** Milliseconds of script and layout so far. */
async function durations(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

/**
 * Waits for the tiles of an idle page and returns its values and cost. `measure` runs before the values are read,
 * because reading them costs time too.
 */
async function showTiles<Cost>(page: Page, measure: () => Promise<Cost>): Promise<{ seen: Seen; after: Cost }> {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const after = await measure();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (seen.tiles > 0) return { seen, after };
    await wait(500);
  }
  throw new Error(`${page.url()} did not show ${requiredTiles} tiles with pictures within ${longestMs / 1000} s.`);
}

/** Runs in the page. */
function sumOfContents(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Milliseconds from a tap on 'Log in' to a visible field. Closes the announcements first, which cover home. */
async function tapLogin(page: Page, rest: () => Promise<void>): Promise<number> {
  await page.keyboard.press('Escape');
  await rest();
  await page.evaluate(watchLogin, 'touch' as const);
  await page.locator('a[href="/m/login"]').first().tap();
  return readLogin(page);
}

/**
 * Milliseconds from opening login, on the host of an address, to a visible field: with empty storage, on the slow
 * phone.
 */
async function openLogin(browser: Browser, address: string): Promise<number> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchLogin, 'visit' as const);
    await page.goto(new URL('/m/login', address).href);
    return await readLogin(page);
  } finally {
    await context.close();
  }
}

async function readLogin(page: Page): Promise<number> {
  await page.waitForFunction(() => 'login' in window, undefined, { polling: 100 });
  return page.evaluate(() => (window as unknown as { login: number }).login);
}
