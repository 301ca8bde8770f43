import type { Browser, Locator, Page } from '@playwright/test';

/** The processor of the slow phone. Its network is left out: what is measured has been fetched. */
const slowdown = 4;
/** Milliseconds in which a category has come with its pictures, and the page rests. */
const restMs = 1_500;

/**
 * Opens the game entry, looks at each category once, and then taps each in turn, in as many rounds. Those that lead to another
 * page, and the favourites of a guest, are left out.
 *
 * @returns milliseconds from each tap to the end of the frame in which its games stand, by the category's name
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
    await buttons.nth(2).waitFor();
    const seen = await look(page, buttons);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = new Map<string, number[]>(seen.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const { name, at } of seen) {
        times.get(name)!.push(await buttons.nth(at).evaluate(tapAndDraw));
        await page.waitForTimeout(restMs);
      }
    return times;
  } finally {
    await context.close();
  }
}

/** Taps each category once. Gives back those that show games here. */
async function look(page: Page, buttons: Locator): Promise<{ name: string; at: number }[]> {
  const seen: { name: string; at: number }[] = [];
  const entry = page.url();
  for (const [at, name] of (await buttons.allTextContents()).entries()) {
    await buttons.nth(at).click();
    await page.waitForTimeout(restMs);
    const hasGames = (await page.locator('main [role=listitem], main li').count()) > 0;
    if (page.url() === entry && hasGames) seen.push({ name, at });
    if (page.url() !== entry) {
      await page.goBack();
      await buttons.nth(at).waitFor();
    }
  }
  return seen;
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
