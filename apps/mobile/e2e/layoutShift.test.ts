import type { Page } from '@playwright/test';
import { expect, expectGames, expectHome, test } from './house.ts';

/** What home may move by, all in all. */
const allowed = 0.05;
/** Milliseconds after the games in which everything that comes later has come: blocks below, banners that turn, what lies over home. */
const laterMs = 6_000;

interface Shift {
  by: number;
  /** What moved. */
  what: string[];
}

/** Notes every move of the page that nobody caused, from the start on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          by: entry.value,
          what: entry.sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A slow phone on a slow network: replies take their time, each another. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let asked = 0;
  await page.route('**/wps/**', async (route) => {
    asked += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, [1500, 400, 900][asked % 3]);
    });
    await route.continue().catch(() => undefined);
  });
}

async function expectStillness(page: Page): Promise<void> {
  await page.waitForTimeout(laterMs);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { by }) => sum + by, 0);
  expect(total, shifts.map(({ by, what }) => `${by.toFixed(4)} ${what.join(' | ')}`).join('\n')).toBeLessThanOrEqual(
    allowed,
  );
}

test.describe('home on a slow phone', () => {
  test.use({ serviceWorkers: 'block' });

  test('stands still for a guest while everything comes', async ({ page, words }) => {
    await watchShifts(page);
    await slowDown(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectStillness(page);
  });

  test('stands still for a member while everything comes', async ({ page, words, becomeMember }) => {
    await becomeMember();
    await expectHome(page, words);
    await watchShifts(page);
    await slowDown(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectStillness(page);
  });
});
