import { merchantCodes } from '../environment/setups.ts';
import { hasRegisterForm } from '../fixtures/files.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

test.describe('addresses', () => {
  test('[ROUTE-01] every home address shows home', async ({ page, words }) => {
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
      await page.goto(path);
      await expectHome(page, words);
      expect(new URL(page.url()).pathname, 'the address stays as it was typed').toBe(path);
    }
  });

  test('[ROUTE-13] an unknown address falls back to home', async ({ page, words }) => {
    for (const path of ['/m/nowhere', '/nowhere', '/m/member/nowhere?x=1']) {
      await page.goto(path);
      await expectHome(page, words);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
  });

  test('the page says play money, the licence and the age', async ({ page, words }) => {
    await page.goto('/m/home');
    await expect(page.getByText(words('common', 'playMoney'), { exact: true })).toBeVisible();
    await expect(page.getByText(/\(fictional\)/)).toBeVisible();
    await page.goto('/m/login');
    await expect(page.getByText(words('common', 'playMoney'), { exact: true })).toBeVisible();
  });
});

for (const merchant of merchantCodes) {
  test.describe(`without scripts, at ${merchant}`, () => {
    test.use({ merchant, javaScriptEnabled: false });

    test('home stands as it was drawn ahead', async ({ page, words }) => {
      await page.goto('/m/home');
      await expectHome(page, words);
      await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: words('common', 'register'), exact: true })).toHaveCount(
        hasRegisterForm(merchant) ? 1 : 0,
      );
    });
  });
}
