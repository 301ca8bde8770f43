import { expect, test } from '../fixtures/merchantTest.ts';
import { expectGames, heart } from '../fixtures/home.ts';

test('what is tapped before the app runs is done once it runs', async ({ page, words }) => {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' });
  await expectGames(page, words);
  await heart(page, words).tap();
  await expect(page).toHaveURL(/\/m\/home$/);
  release();
  await expect(page.getByText(words('common', 'in_logged_login'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
});
