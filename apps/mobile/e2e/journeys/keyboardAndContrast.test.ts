import type { Page } from '@playwright/test';
import { readName } from '../fixtures/files.ts';
import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

/** Presses Tab until the focus is on the wanted element. Returns the number of presses. */
async function stopsUntil(page: Page, isThere: () => Promise<boolean>): Promise<number> {
  for (let stops = 1; stops <= 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

test('the first keyboard stop on home skips to the games; without it the first tile is in 22 stops', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
  const first = tiles(page, words('home', 'hotGames')).first().getByRole('button').first();
  const skip = page.getByRole('link', { name: words('common', 'skipToGames') });
  const isOn = (locator: typeof first) => () => locator.evaluate((element) => element === document.activeElement);

  // The footer and this link are the ends of the page. So the test checks both directions from the link.
  await skip.focus();
  await expect(skip).toBeInViewport();
  expect(await stopsUntil(page, isOn(first))).toBeLessThanOrEqual(22);

  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await stopsUntil(page, isOn(first))).toBeLessThanOrEqual(3);

  await page.goto('/m/login');
  await expect(page.getByRole('heading', { name: words('auth', 'loginTitle') })).toBeVisible();
  await page.getByRole('link', { name: words('common', 'skipToContent') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('moving banners and titles can be paused together, and stay paused for the visit', async ({ page, words }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/m/home');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          (one) => one.playState === 'running' && one instanceof CSSAnimation && one.animationName.startsWith('pass'),
        ),
    );
  await expect.poll(moving).toBe(true);
  await page
    .getByRole('button', { name: words('home', 'stopMotion') })
    .first()
    .click();
  await page.mouse.move(0, 0);
  await expect.poll(moving).toBe(false);
  await expect(page.getByRole('button', { name: words('home', 'startMotion') })).toHaveCount(2);

  await page.reload();
  const start = page.getByRole('button', { name: words('home', 'startMotion') });
  await expect(start).toHaveCount(2);
  expect(await moving()).toBe(false);
  await start.first().click();
  await page.mouse.move(0, 0);
  await expect.poll(moving).toBe(true);
});

test("forced colours show the merchant's name in the header; more contrast strengthens muted text", async ({
  page,
  words,
  merchant,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/m/home');
  await expectGames(page, words);
  const lettering = () =>
    page
      .getByRole('heading', { level: 1 })
      .locator('[data-name]')
      .evaluate((logo) => {
        const { content, color } = getComputedStyle(logo, '::after');
        return { content, isSystemColor: color === getComputedStyle(document.body).color };
      });
  expect(await lettering()).toEqual({ content: JSON.stringify(readName(merchant)), isSystemColor: true });

  await page.emulateMedia({ forcedColors: 'none' });
  expect((await lettering()).content).toBe('none');
  const colorOf = (token: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), token);
  const [text, muted] = [await colorOf('--color-text'), await colorOf('--color-text-muted')];
  expect(muted).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(() => colorOf('--color-text-muted')).toBe(text);
});
