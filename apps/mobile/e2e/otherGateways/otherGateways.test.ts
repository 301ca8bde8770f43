import type { Page } from '@playwright/test';
import { originOfVariant } from '../environment/setups.ts';
import { expectHome, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { logOut, signIn } from '../fixtures/signIn.ts';
import { otherMerchants } from './dialects.ts';

/*
 * These tests check the product with a gateway that was written only from docs/gateway.md. This gateway offers ten
 * calls, and refuses every request that does not follow its dialect.
 */

/**
 * Records the requests that the gateway refuses. It replies 400 to a wrong request, and 404 to a call that it does not
 * offer.
 */
function collectRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 400) refused.push(`${response.request().method()} ${response.url()}`);
  });
  return refused;
}

for (const { code } of otherMerchants) {
  // In the gate, two of these journeys run with every change.
  const tag = code === 'other-specification' ? ['@gate'] : [];

  test.describe(`at the gateway of ${code}`, () => {
    test.use({ baseURL: originOfVariant(code) });
    // The browser logs an error for each call that the gateway does not offer.
    test.beforeEach(({ allowErrors }) => allowErrors(/getHotGames|entries that cannot be read/));

    test(
      'a guest sees the banner and the games, finds a game by its name and is redirected to login',
      { tag },
      async ({ page, words }) => {
        const refused = collectRefusals(page);
        await page.goto('/m/home');
        await expectHome(page, words);
        await expect(page.locator('img[src$="/pictures/banner.svg"]').first()).toBeVisible();
        const hot = tiles(page, words('home', 'hotGames'));
        await expect(hot.first()).toBeVisible();
        await expect(hot.filter({ hasText: 'Apple Reels' })).toBeVisible();
        await page.goto('/m/gameList?q=rummy');
        const found = tiles(page, words('games', 'title'));
        await expect(found).toHaveText([/Pear Rummy/, /Crew Rummy/]);
        await found.first().getByRole('button').first().click();
        await expect(page).toHaveURL(/\/m\/login/);
        expect(refused).toEqual([]);
      },
    );

    test(
      'a member logs in, sees balance and favourites, plays a game and logs out',
      { tag },
      async ({ page, words }) => {
        const refused = collectRefusals(page);
        await page.goto('/m/login');
        await signIn(page, words, { username: 'amina', password: 'secret-123' });
        await expectHome(page, words);
        await expect(page.getByRole('link', { name: 'amina' })).toBeVisible();
        await page.goto('/m/gameList?type=fav');
        const favorites = tiles(page, words('games', 'title'));
        await expect(favorites.filter({ hasText: 'Golden Pears' })).toBeVisible();
        await favorites.filter({ hasText: 'Golden Pears' }).getByRole('button').first().click();
        await expect(page).toHaveURL(/\/play\//);
        await expect(page.getByText('Golden Pears')).toBeVisible();
        await page.goto('/m/home');
        await logOut(page, words);
        expect(refused).toEqual([]);
      },
    );

    test('an agent opens the agent area, sees an error on each screen, and goes back', async ({
      page,
      words,
      allowErrors,
    }) => {
      allowErrors(/404/);
      const refused = collectRefusals(page);
      await page.goto('/m/login');
      await signIn(page, words, { username: 'bashir', password: 'secret-123' });
      await expectHome(page, words);
      await page.goto('/m/member/home');
      await page.getByRole('link', { name: words('shell', 'agent') }).click();
      await expect(page).toHaveURL(/\/m\/member\/agent$/);
      await expect(page.getByText(words('common', 'notOffered'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('common', 'retry') })).toBeVisible();
      await page.goto('/m/member/agent/downline');
      await expect(page.getByRole('button', { name: words('common', 'retry') })).toBeVisible();
      await page.goBack();
      expect(refused).toEqual([]);
    });
  });
}
