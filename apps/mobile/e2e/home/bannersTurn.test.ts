import type { Page } from '@playwright/test';
import { merchantCodes } from '../environment/setups.ts';
import { expectHome } from '../fixtures/home.ts';
import { waitForFrames } from '../fixtures/homeLoad.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

/** Milliseconds by which the page's clock advances in one step. */
const stepMs = 100;
/** Milliseconds after which a turn is treated as missing. */
const maxTimerMs = 8_000;
/**
 * Number of turns. It is more than one round of the banners. It is also longer than the time after which they stopped
 * because of an earlier fault.
 */
const turns = 6;

/** Advances the page's clock until another banner is the current one. Returns how many milliseconds that took. */
async function passUntilTurn(page: Page, current: () => Promise<string | null>): Promise<number> {
  const before = await current();
  let passed = 0;
  while ((await current()) === before && passed < maxTimerMs) {
    await page.clock.runFor(stepMs);
    // Observers report the position of the banners only in frames that the browser really renders.
    await waitForFrames(page);
    passed += stepMs;
  }
  return passed;
}

for (const merchant of merchantCodes)
  test.describe(`the banners of ${merchant}`, () => {
    test.use({ merchant });

    test('[HOME-09] turn automatically every 5000 ms, for six turns', async ({ page, words }) => {
      // With reduced motion they do not turn.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const now = Date.now();
      await page.clock.install({ time: now });
      await page.clock.pauseAt(now + 1_000);
      await page.goto('/m/home');
      await expectHome(page, words);
      const dots = page.getByRole('region', { name: words('home', 'banners') }).locator('button[aria-current=true]');
      const passUntilCarousel = async () => {
        if ((await dots.count()) === 0) await page.clock.runFor(stepMs);
        return dots.count();
      };
      await expect.poll(passUntilCarousel, { intervals: [20] }).toBe(1);
      const current = () => dots.getAttribute('aria-label');
      const shown = [await current()];

      // The first banner was visible before the carousel was, so its time is not measured.
      await passUntilTurn(page, current);
      shown.push(await current());
      for (let turn = 2; turn <= turns; turn += 1) {
        const passed = await passUntilTurn(page, current);
        expect(Math.abs(passed - 5_000), `turn ${turn} came after ${passed} ms`).toBeLessThanOrEqual(3 * stepMs);
        shown.push(await current());
      }
      const all = new Set(shown);
      expect(shown, 'one after the other, and from the last to the first').toEqual(
        shown.map((_, index) => [...all][index % all.size]),
      );
    });
  });
