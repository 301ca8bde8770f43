import type { Locator } from '@playwright/test';
import { holdBack } from '../fixtures/holdBack.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { expectGames, expectRunning, heart, tiles } from '../fixtures/home.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { expectSaid } from '../fixtures/said.ts';
import { saveData } from '../fixtures/saveData.ts';

/** Taps a button, and says whether it was busy before the browser could paint again. */
const isBusyAtOnce = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return element.getAttribute('aria-busy') === 'true';
  });
const actions = codeOf('openGame');

test.describe('before the app runs', () => {
  test('what is tapped is busy at once, and done once the app runs', async ({ page, words }) => {
    const release = await holdBack(page, /\/assets\/main-[^/]+\.js$/);
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' });
    await expectGames(page, words);
    const game = tiles(page, words('home', 'hotGames')).nth(1).getByRole('button').first();
    expect(await isBusyAtOnce(game)).toBe(true);
    await heart(page, words).tap();
    await expect(heart(page, words)).toHaveAttribute('aria-busy', 'true');
    await expect(heart(page, words)).not.toHaveCSS('opacity', '1');
    // The last tap counts.
    await expect(game).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/m\/home$/);
    release();
    await expectSaid(page, words('common', 'in_logged_login'));
    await expect(heart(page, words)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

test.describe('before the code of what is tapped has come', () => {
  test.use({ viewer: 'member' });
  // Else it would be there before it is tapped.
  test.beforeEach(({ page }) => saveData(page));

  test('a heart is busy at once, and saved once the code is there', async ({ page, words }) => {
    const release = await holdBack(page, actions);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectRunning(page);
    expect(await isBusyAtOnce(heart(page, words))).toBe(true);
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expectSaid(page, words('common', 'in_chang_saved'));
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, words)).not.toHaveAttribute('aria-busy');
  });

  test('a game is busy at once, and opens once the code is there', async ({ page, words }) => {
    const release = await holdBack(page, actions);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expectRunning(page);
    expect(await isBusyAtOnce(tiles(page, words('home', 'hotGames')).first().getByRole('button').first())).toBe(true);
    await expect(page).toHaveURL(/\/m\/home$/);
    release();
    await expectPlaying(page);
  });

  test('and never does: that is said, with a button that tries again', async ({ page, words, allowErrors }) => {
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
    await expectSaid(page, words('common', 'in_chang_saved'));
    await expect(heart(page, words)).toHaveAttribute('aria-pressed', 'true');
  });
});
