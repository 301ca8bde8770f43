import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/merchantTest.ts';

/** Scrolls to a distance from the top of the page. The distance is in root font sizes, plus some pixels. */
const scrollTo = (page: Page, rem: number, pixels: number) =>
  page.evaluate(
    ([wanted, more]) => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      window.scrollTo({ top: wanted! * unit + more!, behavior: 'instant' });
    },
    [rem, pixels],
  );

/** Expects that the bar of home sticks after this scroll distance, and that it scrolls with the page before. */
async function expectSticksPast(page: Page, rem: number) {
  const stuck = page.locator('[data-stuck]');
  // An announcement that opens during the scroll stops it. After the announcement is closed, scroll again.
  await expect(async () => {
    await scrollTo(page, rem, 4);
    await expect(stuck).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await stuck.boundingBox())?.y).toBe(0);
  await expect(async () => {
    await scrollTo(page, rem, -4);
    await expect(stuck).toBeHidden({ timeout: 500 });
  }).toPass();
}

test.describe('the header of the new version of home', () => {
  test.describe('if the app is not offered', () => {
    test.use({ merchant: 'indus' });

    test('[SHELL-17] (without the download bar) sticks after 1.24rem of scrolling', async ({ page }) => {
      await page.goto('/m/home');
      await expectSticksPast(page, 1.24);
    });
  });

  test.describe('if the app is offered to this phone', () => {
    test.use({
      merchant: 'lagoa',
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    });

    test('[SHELL-17] (with the download bar) sticks after 2.44rem of scrolling', async ({ page, words }) => {
      await page.goto('/m/home');
      await expect(page.getByRole('region', { name: words('download', 'getApp') })).toBeVisible();
      await expectSticksPast(page, 2.44);
    });
  });
});
