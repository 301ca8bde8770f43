import type { Browser, Locator, Page } from '@playwright/test';

/** The processor of the slow phone. Its network is left out: what is measured has been fetched. */
const slowdown = 4;
/** Milliseconds within which a category has come: long, so that only what never comes ends the measurement. */
const patience = 60_000;
/** Where the favourites stand in the menu. A guest has none, so they have no picture. */
const favorites = 1;

interface Category {
  name: string;
  /** Its place in the menu, from 0. */
  at: number;
}

/**
 * Opens the game entry, looks at each category once, and then taps each in turn, in as many rounds. Those that lead to another
 * page, and the favourites of a guest, are left out.
 *
 * @returns milliseconds from each tap to the end of the frame in which its games stand, by the category's name
 * @throws where a category shows neither a picture nor another page within a minute
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

/** Taps each category once. Gives back those whose games stand here. */
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

/** Waits until the category's pictures in sight are drawn, or the page is another. */
async function waitUntilHere(page: Page, { name, at }: Category): Promise<void> {
  try {
    await page.waitForFunction(isHere, { at, entry: '/m/game' }, { timeout: patience });
  } catch (error) {
    throw new Error(`'${name}' shows neither a picture nor another page.`, { cause: error });
  }
}

/** In the page. */
function isHere({ at, entry }: { at: number; entry: string }): boolean {
  if (location.pathname !== entry) return true;
  if (!document.querySelectorAll('main nav button')[at]?.hasAttribute('aria-current')) return false;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.closest('nav') && bottom > 0 && top < innerHeight;
  });
  return pictures.length > 0 && pictures.every(({ complete }) => complete);
}

/** In the page: waits until it has nothing to do, three times running: what one moment of rest begins is over by the next. */
async function rest(): Promise<void> {
  for (let times = 0; times < 3; times += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve));
    });
}

/** In the page: taps, and waits for the frame that follows. */
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
