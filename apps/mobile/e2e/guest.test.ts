import { languageOf } from '@livery/i18n';
import { expect, expectGames, expectHome, heart, test, tiles, wordsIn } from './house.ts';

test.describe('a guest', () => {
  test('[HOME-01] login and register lead to their screens', async ({ page, words, canRegister }) => {
    await page.goto('/m/home');
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByRole('heading', { name: words('auth', 'loginTitle') })).toBeVisible();
    await page.goBack();
    const register = page.getByRole('link', { name: words('common', 'register'), exact: true });
    if (!canRegister) {
      // A house without the form shows no way there, and its address leads home.
      await expectHome(page, words);
      await expect(register).toHaveCount(0);
      await page.goto('/m/register');
      await expect(page).toHaveURL(/\/m\/home$/);
      return;
    }
    await register.click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(page.getByRole('heading', { name: words('auth', 'registerTitle') })).toBeVisible();
  });

  test('[HOME-11] hot games: header, tiles, and more to the whole list', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    const hot = page.getByRole('region', { name: words('home', 'hotGames') });
    await expectGames(page, words);
    expect(await tiles(page, words('home', 'hotGames')).count()).toBeGreaterThanOrEqual(12);
    await hot.getByRole('link', { name: words('common', 'more') }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?type=hot$/);
    await expect(page.getByRole('tab', { name: words('games', 'hot'), exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('[HOME-12] no collection is shown where there is none', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await expect(page.getByRole('heading', { name: words('home', 'myCollection') })).toHaveCount(0);
  });

  test('[GAME-01] a game tap leads to login', async ({ page, words }) => {
    await page.goto('/m/home');
    await tiles(page, words('home', 'hotGames')).nth(3).getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  test('[FAV-01] a heart says that one has to log in, for 2 s, and leads to login', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    const tappedAt = Date.now();
    // News may come first, and is closed before the tap.
    await heart(page, words).click();
    const tappedBy = Date.now();
    const notice = page.getByText(words('common', 'in_logged_login'));
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(notice).toBeHidden();
    expect(Date.now() - tappedAt).toBeGreaterThanOrEqual(2000);
    expect(Date.now() - tappedBy).toBeLessThan(5000);
  });

  test('[LANG-01] [LANG-05] the flag opens the languages; a choice changes texts and hot games, and stays', async ({
    page,
    words,
    languages,
  }) => {
    const other = languages.supported.find((code) => code !== languages.default)!;
    const inOther = wordsIn(other);
    await page.goto('/m/home');
    await expectHome(page, words);
    const reloaded = page.waitForRequest(
      (request) => request.url().includes('hotGames') && request.url().includes(`language=${other}`),
    );
    await page.getByRole('button', { name: words('common', 'settings') }).click();
    await expect(
      page.getByRole('option', { name: languageOf(languages.default).ownName, selected: true }),
    ).toBeInViewport();
    await page.getByRole('option', { name: languageOf(other).ownName }).click();
    await expectHome(page, inOther);
    await reloaded;
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
    await page.reload();
    await expectHome(page, inOther);
    await page.goto('/m/login');
    await expect(page.getByRole('heading', { name: inOther('auth', 'loginTitle') })).toBeVisible();
  });

  test('a stored language counts where the house speaks it, and Urdu turns the page around', async ({
    page,
    languages,
  }) => {
    const shown = languages.supported.includes('UR') ? 'UR' : languages.default;
    await page.addInitScript(() => localStorage.setItem('language', 'UR'));
    await page.goto('/m/home');
    await expectHome(page, wordsIn(shown));
    const { direction, tag } = languageOf(shown);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  });

  test('[LANG-07] dark and light: the house default, the choice that stays, garbage ignored', async ({
    page,
    words,
    defaultMode,
  }) => {
    const html = page.locator('html');
    const other = defaultMode === 'dark' ? 'light' : 'dark';
    await page.goto('/m/home');
    await expect(html).toHaveAttribute('data-mode', defaultMode);
    const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: words('common', 'settings') }).click();
    await page.getByRole('radio', { name: words('common', other === 'dark' ? 'themeDark' : 'themeLight') }).check();
    await expect(html).toHaveAttribute('data-mode', other);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
    await page.reload();
    await expect(html).toHaveAttribute('data-mode', other);
    await page.evaluate(() => localStorage.setItem('theme', 'plaid'));
    await page.reload();
    await expectHome(page, words);
    await expect(html).toHaveAttribute('data-mode', defaultMode);
  });
});
