import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { answerInOnePage } from './answerInOnePage.ts';
import { openPlainList } from './plainList.ts';
import { throwPage } from './thumb.ts';

/** What flings through the list of games cost. */
export interface Flings {
  /** Share of frames that were missed, from 0 to 1. */
  missed: number;
  /**
   * The same on plain HTML with the same rows and pictures: what the machine itself misses. Undefined where it is not
   * asked for.
   */
  missedByPlain: number | undefined;
  /** Games on the list as the flings ended. */
  games: number;
  /** Elements of the page at most, seen after each fling. */
  elements: number;
  /** Elements within the list at most. */
  listElements: number;
  /** Bytes of the heap after garbage was collected. */
  heap: number;
}

interface FlingOptions {
  /** So many games are on the list from the start. Without, pages come as they do. */
  games?: number;
  /** How often the thumb flings. Default 12. */
  times?: number;
  mode?: 'light' | 'dark';
  /** Flings through plain HTML too. Default false. */
  comparesPlain?: boolean;
}

/** The processor of the slow phone. Its network is left out: the list has no say in it. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };
const frameMs = 1000 / 60;
/** Milliseconds from one fling to the next: the page still moves. */
const betweenMs = 1_000;
const restMs = 1_500;

/**
 * Opens the list of games on a slow phone and flings through it, down and at last up again. A frame is missed for each
 * 60th of a second in which the page could not run its `requestAnimationFrame`: style, layout, paint and script of the
 * page have to fit in between. On a machine with other work frames are missed for that too: `missedByPlain` says how
 * many. Rejects when the list never comes.
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

/** Share of the 60ths of a second without a frame. */
function missedShare(frameTimes: readonly number[]): number {
  const gaps = frameTimes.slice(1).map((time, index) => Math.round((time - frameTimes[index]!) / frameMs));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, gap - 1), 0);
  return missed / (gaps.length + missed);
}
