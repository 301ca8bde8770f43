import type { Locator } from '@playwright/test';
import { holdRequests } from '../fixtures/holdRequests.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { expectGames, expectRunning, heart, tiles } from '../fixtures/home.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { saveData } from '../fixtures/saveData.ts';

/** Taps a button, and returns whether it was busy before the browser could paint again. */
const isBusyAtOnce = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return element.getAttribute('aria-busy') === 'true';
  });
const actions = codeOf('openGame');

test.describe('before the app runs', () => {
  test('a tapped control is busy immediately, and its action runs when the app runs', async ({ page, words }) => {
    const release = await holdRequests(page, /\/assets\/main-[^/]+\.js$/);
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' });
    await expectGames(page, words);
    const game = tiles(page, words('home', 'hotGames')).nth(1).getByRole('button').first();
    expect(await isBusyAtOnce(game)).toBe(true);
    await heart(page, words).tap();
    await expect(heart(page, words)).toHaveAttribute('aria-busy', 'true');
    await expect(heart(page, words)).not.toHaveCSS('opacity', '1');
    // Only the last tap is repeated.
    await expect(game).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/m\/home$/);
    release();
    await expectAnnouncement(page, words('common', 'in_logged_login'));
    await expect(heart(page, words)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

test.describe('before the code of the tapped control has loaded', () => {
  test.use({ viewer: 'member' });
  // Data saver is on, because otherwise the code would load before the tap.
  test.beforeEach(({ page }) => saveData(page));

  test('a heart is busy immediately, and saved when the code has loaded', async ({ page, words }) => {
    const release = await holdRequests(page, actions);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectRunning(page);
    expect(await isBusyAtOnce(heart(page, words))).toBe(true);
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expectAnnouncement(page, words('common', 'in_chang_saved'));
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, words)).not.toHaveAttribute('aria-busy');
  });

  test('a game is busy immediately, and opens when the code has loaded', async ({ page, words }) => {
    const release = await holdRequests(page, actions);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectRunning(page);
    expect(await isBusyAtOnce(tiles(page, words('home', 'hotGames')).first().getByRole('button').first())).toBe(true);
    await expect(page).toHaveURL(/\/m\/home$/);
    release();
    await expectPlaying(page);
  });

  test('if the code cannot be loaded, a message with a retry button is shown', async ({ page, words, allowErrors }) => {
    allowErrors(/did not load|Failed to fetch/i);
    let isGone = true;
    await page.route(actions, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectRunning(page);
    await heart(page, words).tap();
    await expect(page.getByText(words('common', 'offline'))).toBeVisible();
    await expect(heart(page, words)).not.toHaveAttribute('aria-busy');
    isGone = false;
    await page.getByRole('button', { name: words('common', 'retry') }).tap();
    await expectAnnouncement(page, words('common', 'in_chang_saved'));
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'true');
  });
});
