import { expect, test } from '../fixtures/merchantTest.ts';

test('[ROUTE-05] [HELP-03] a guest finds an answer, returns to the search, and opens it by its address', async ({
  page,
  words,
}) => {
  await page.goto('/m/help');
  await page.getByRole('searchbox').fill('favourites');
  const found = page.getByRole('main').getByRole('link', { name: 'Save favourites' });
  await found.click();
  await expect(page).toHaveURL(/\/m\/helpDetail\?p=\d+&c=\d+$/);
  await expect(page.getByRole('heading', { name: 'Save favourites' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Save favourites' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('favourites');
  await expect(found).toBeVisible();
  await page.goto('/m/helpDetail?p=999');
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(page.getByRole('heading', { name: words('shell', 'help'), level: 1 })).toBeVisible();
});
