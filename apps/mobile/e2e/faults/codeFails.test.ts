import type { Page } from '@playwright/test';
import { expectHome, expectRunning, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf, stylesOf } from '../fixtures/codeFiles.ts';
import { saveData } from '../fixtures/saveData.ts';

/** Opens the list of games from home by a link, without loading the page again. */
const openList = (page: Page) => page.getByRole('link', { name: 'More' }).first().click();
const list = codeOf('GameListScreen');
const styles = stylesOf('GameListScreen');

test.describe('[ROUTE-16] code that fails to load', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('is requested again, although the browser caches the failure of its address', async ({ page, words }) => {
    let asked = 0;
    await page.route(list, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await page.goto('/m/home');
    await expectHome(page, words);
    await openList(page);
    await expect(page.getByRole('search')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('has its styles when it is shown, even if the first request for them fails', async ({ page, words }) => {
    let asked = 0;
    await page.route(styles, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await page.goto('/m/home');
    await expectHome(page, words);
    await openList(page);
    await expect(page.getByRole('search')).toBeVisible();
    expect(asked).toBe(2);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.some((href) => styles.test(href))).toBe(true);
  });

  test('if it fails twice, as after a release, leaves a back button and a reload that works', async ({
    page,
    words,
    allowErrors,
  }) => {
    allowErrors(/did not load|screen failed|Failed to fetch dynamically/i);
    const isGone = { now: true };
    await page.route(list, (route) => (isGone.now ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    await page.goto('/m/home');
    await expectHome(page, words);
    await openList(page);
    await expect(page.getByRole('button', { name: words('common', 'back') })).toBeVisible();
    await expect(page.getByText(words('common', 'screenFailed'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: words('shell', 'gameList') })).toBeVisible();
    isGone.now = false;
    await page.getByRole('button', { name: words('common', 'reload') }).click();
    await expect(page.getByRole('search')).toBeVisible();
  });

  test('loads with the games of its screen when a lost network returns', async ({
    page,
    words,
    context,
    allowErrors,
  }) => {
    // Late requests of home fail without a network too.
    allowErrors(/did not load|screen failed|Failed to fetch|ERR_INTERNET/i);
    await page.goto('/m/home');
    await expectHome(page, words);
    await expectRunning(page);
    await context.setOffline(true);
    await openList(page);
    await expect(page.getByRole('button', { name: words('common', 'retry') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('search')).toBeVisible();
    await expect(tiles(page, words('games', 'title')).locator('img').first()).toBeVisible();
  });
});
