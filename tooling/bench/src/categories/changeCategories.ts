import type { Browser, Locator, Page } from '@playwright/test';

/** CPU slowdown of the slow phone. Its network is not emulated, because the data was fetched before. */
const slowdown = 4;
/** Timeout for a category in milliseconds. It is long, so that a slow machine does not end the measurement. */
const patience = 60_000;
/** Position of the favourites in the menu. They are not measured, because a guest has no favourites. */
const favorites = 1;

interface Category {
  name: string;
  /** Position of the category in the menu, from 0. */
  at: number;
}

/**
 * Opens the game entry, opens each category once, and then taps one after the other, for `rounds` rounds. Categories
 * that open another page, and the favourites of a guest, are left out.
 * @returns milliseconds from each tap to the end of the frame with its games, by the category's name
 * @throws if a category shows neither a picture nor another page within a minute
 */
export async function changeCategories(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/m/game`);
    await page.waitForSelector('html[data-app]');
    const buttons = page.locator('main nav button');
    await buttons.nth(favorites + 1).waitFor();
    const seen = await look(page, buttons);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = new Map<string, number[]>(seen.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const category of seen) {
        times.get(category.name)!.push(await buttons.nth(category.at).evaluate(tapAndDraw));
        await waitUntilHere(page, category);
        await page.evaluate(rest);
      }
    return times;
  } finally {
    await context.close();
  }
}

/** Taps each category once. Returns those that show their games on this page. */
async function look(page: Page, buttons: Locator): Promise<Category[]> {
  const seen: Category[] = [];
  const entry = page.url();
  for (const [at, name] of (await buttons.allTextContents()).entries()) {
    if (at === favorites) continue;
    await buttons.nth(at).click();
    await waitUntilHere(page, { name, at });
    if (page.url() === entry) {
      seen.push({ name, at });
    } else {
      await page.goBack();
      await buttons.nth(at).waitFor();
    }
  }
  return seen;
}

/** Waits until the category's visible pictures are loaded, or the address is another. */
async function waitUntilHere(page: Page, { name, at }: Category): Promise<void> {
  try {
    await page.waitForFunction(isHere, { at, entry: '/m/game' }, { timeout: patience });
  } catch (error) {
    throw new Error(`'${name}' shows neither a picture nor another page.`, { cause: error });
  }
}

/** Runs in the page: whether the category is shown, or the address has changed. */
function isHere({ at, entry }: { at: number; entry: string }): boolean {
  if (location.pathname !== entry) return true;
  if (!document.querySelectorAll('main nav button')[at]?.hasAttribute('aria-current')) return false;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.closest('nav') && bottom > 0 && top < innerHeight;
  });
  return pictures.length > 0 && pictures.every(({ complete }) => complete);
}

/**
 * Runs in the page: waits until it is idle three times in a row. Work that starts in one idle moment has ended at the
 * next.
 */
async function rest(): Promise<void> {
  for (let times = 0; times < 3; times += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve));
    });
}

/** Runs in the page: taps, and waits for the next frame. */
function tapAndDraw(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    (button as HTMLElement).click();
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.addEventListener('message', () => resolve(performance.now() - started));
      drawn.port1.start();
      drawn.port2.postMessage(undefined);
    });
  });
}
