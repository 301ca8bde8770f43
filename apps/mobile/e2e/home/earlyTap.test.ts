import { holdBack } from '../fixtures/holdBack.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectGames, heart } from '../fixtures/home.ts';

test('what is tapped before the app runs is done once it runs', async ({ page, words }) => {
  const release = await holdBack(page, /\/assets\/main-[^/]+\.js$/);
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' });
  await expectGames(page, words);
  await heart(page, words).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
  release();
  await expect(page.getByText(words('common', 'in_logged_login'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
});
