import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { answerInOnePage } from './answerInOnePage.ts';
import { openPlainList } from './plainList.ts';
import { throwPage } from './thumb.ts';

/** The cost of flings through the list of games. */
export interface Flings {
  /** Share of missed frames, from 0 to 1. */
  missed: number;
  /**
   * Share of missed frames on plain HTML with the same rows and pictures. The machine itself misses these frames.
   * Undefined if it was not measured.
   */
  missedByPlain: number | undefined;
  /** Games on the list after the flings. */
  games: number;
  /** Maximum number of elements on the page, counted after each fling. */
  elements: number;
  /** Maximum number of elements in the list. */
  listElements: number;
  /** Bytes of the heap after a garbage collection. */
  heap: number;
}

interface FlingOptions {
  /** Number of games on the list from the start. Undefined: pages are loaded as usual. */
  games?: number;
  /** Number of flings. Default: 12. */
  times?: number;
  mode?: 'light' | 'dark';
  /** Whether the measurement is repeated on plain HTML. Default: false. */
  comparesPlain?: boolean;
}

/** CPU slowdown of the slow phone. Its network is not emulated, because it does not affect the list. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };
const frameMs = 1000 / 60;
/** Milliseconds between two flings: the page is still moving. */
const betweenMs = 1_000;
const restMs = 1_500;

/**
 * Opens the list of games on a slow phone and flings through it, down and finally up again. The page's style, layout,
 * paint and script must fit between two frames. So each 60th of a second in which the page could not run its
 * `requestAnimationFrame` is a missed frame. Other work on the machine also causes missed frames; `missedByPlain` shows
 * how many. Rejects if the list never appears.
 */
export async function flingList(
  browser: Browser,
  origin: string,
  { games, times = 12, mode = 'light', comparesPlain = false }: FlingOptions = {},
): Promise<Flings> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    colorScheme: mode,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (games !== undefined) await answerInOnePage(page, games);
    await page.goto(`${origin}/m/gameList`);
    await page.waitForFunction(() => document.querySelectorAll('[role=listitem] img').length > 5);
    await page.waitForTimeout(restMs);
    const client = await openClient(context, page);
    const seen = await fling(page, client, times);
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
    const missedByPlain = comparesPlain ? await flingPlain(context, page, times) : undefined;
    return { ...seen, heap, missedByPlain };
  } finally {
    await context.close();
  }
}

async function openClient(context: BrowserContext, page: Page): Promise<CDPSession> {
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return client;
}

async function flingPlain(context: BrowserContext, list: Page, times: number): Promise<number> {
  const page = await openPlainList(context, list);
  await page.waitForTimeout(restMs);
  const { missed } = await fling(page, await openClient(context, page), times);
  return missed;
}

async function fling(page: Page, client: CDPSession, times: number) {
  await page.evaluate(recordFrames);
  let [games, elements, listElements] = [0, 0, 0];
  for (let turn = 0; turn < times; turn += 1) {
    await throwPage(client, turn < (times * 3) / 4 ? 'down' : 'up');
    await page.waitForTimeout(betweenMs);
    const now = await page.evaluate(countElements);
    games = Math.max(games, now.games);
    elements = Math.max(elements, now.elements);
    listElements = Math.max(listElements, now.listElements);
  }
  const frameTimes = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  return { missed: missedShare(frameTimes), games, elements, listElements };
}

/** Runs in the page. */
function countElements() {
  const places = [...document.querySelectorAll('[role=listitem]')].map((tile) =>
    Number(tile.getAttribute('aria-posinset')),
  );
  return {
    games: Math.max(0, ...places),
    elements: document.querySelectorAll('body *').length,
    listElements: document.querySelectorAll('[role=list] *').length,
  };
}

/** Runs in the page. */
function recordFrames(): void {
  const frameTimes: number[] = [];
  Object.assign(window, { frameTimes });
  const note = (time: number) => {
    frameTimes.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Share of missed frames: a frame is expected every 1/60 second. */
function missedShare(frameTimes: readonly number[]): number {
  const gaps = frameTimes.slice(1).map((time, index) => Math.round((time - frameTimes[index]!) / frameMs));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, gap - 1), 0);
  return missed / (gaps.length + missed);
}
