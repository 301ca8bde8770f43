import { merchantCodes, originOf } from '../environment/setups.ts';
import { hasRegisterForm, readLanguages } from '../fixtures/files.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';

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
});

test.describe('malformed addresses', () => {
  test('[ROUTE-13] a malformed address falls back to home', async ({ page, words }) => {
    for (const path of ['/m/%', '/%', '/m/%E0%A4%A', '/m/help/%zz']) {
      await page.goto(path);
      await expectHome(page, words);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
  });
});

test.describe('as a member', () => {
  test.use({ viewer: 'member' });

  test('login and registration redirect to home, and no banner opens them', async ({ page, words }) => {
    await page.goto('/m/member/home');
    for (const path of ['/m/login', '/m/register']) {
      await page.goto(path);
      await expectHome(page, words);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
    const dots = page.getByRole('region', { name: words('home', 'banners') }).getByRole('button');
    await expect.poll(() => dots.count()).toBeGreaterThan(1);
    await expect(page.locator('a[href="/m/register"]')).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/login|register/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home of each merchant shows its prerendered HTML, and asks to turn scripts on', async ({ page }) => {
    for (const merchant of merchantCodes)
      await test.step(merchant, async () => {
        const words = wordsIn(readLanguages(merchant).default);
        await page.goto(`${originOf(merchant)}/m/home`);
        await expectHome(page, words);
        await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: words('common', 'register'), exact: true })).toHaveCount(
          hasRegisterForm(merchant) ? 1 : 0,
        );
        // The element is not found by its text, because Playwright finds no text in a noscript element.
        const advice = page.locator('noscript p');
        await expect(advice).toBeVisible();
        await expect(advice).toHaveText(words('site', 'scriptsOff'));
      });
  });
});
