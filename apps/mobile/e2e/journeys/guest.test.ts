import { languageOf } from '@livery/i18n';
import { expectGames, expectHome, heart, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';

test.describe('a guest', () => {
  test('[HOME-01] login and register lead to their screens; the page says play money, the licence and the age', async ({
    page,
    words,
  }) => {
    const playMoney = page.getByText(words('common', 'playMoney'), { exact: true });
    await page.goto('/m/home');
    await expect(playMoney).toBeVisible();
    await expect(page.getByText(/\(fictional\)/)).toBeVisible();
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByRole('heading', { name: words('auth', 'loginTitle') })).toBeVisible();
    await expect(playMoney).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: words('common', 'register'), exact: true }).click();
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

  test('[GAME-01] a game tap leads to login', async ({ page, words }) => {
    await page.goto('/m/home');
    await tiles(page, words('home', 'hotGames')).nth(3).getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

test.describe('a guest of lagoa', () => {
  test.use({ merchant: 'lagoa' });

  test('[FAV-01] the heart says that one has to log in, and leads to login', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await heart(page, words).click();
    await expect(page.getByText(words('common', 'in_logged_login'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByText(words('common', 'in_logged_login'))).toBeHidden();
  });
});

test.describe('a guest of padma', () => {
  test.use({ merchant: 'padma' });

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
});
