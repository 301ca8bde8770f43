import { languageOf } from '@livery/i18n';
import { goTo } from '../fixtures/goTo.ts';
import { expectGames, expectHome, heart, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { signIn } from '../fixtures/signIn.ts';
import { wordsIn } from '../fixtures/words.ts';

test.describe('a guest', () => {
  test(
    '[HOME-01] [HOME-09] [HOME-10 winner board] [HOME-10 lottery] [HOME-11] [HOME-13 tap] [GAME-01] [SHELL-13] can follow each link of home, to lists or to login',
    { tag: '@gate' },
    async ({ page, words }) => {
      const listCalls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('GCSGAME_gameList')) listCalls.push(request.url());
      });
      const playMoney = page.getByText(words('common', 'playMoney'), { exact: true });
      const games = tiles(page, words('home', 'hotGames'));
      const backHome = async () => {
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expectGames(page, words);
      };
      const expectLogin = () => expect(page).toHaveURL(/\/m\/login$/);
      await page.goto('/m/home');
      await expectHome(page, words);

      await test.step('the page shows play money, the licence and the minimum age', async () => {
        await expect(playMoney).toBeVisible();
        await expect(page.getByText(/\(fictional\)/)).toBeVisible();
      });
      await test.step('the hot games can be reached and opened with only the keyboard', async () => {
        await expectGames(page, words);
        const first = games.first().getByRole('button').first();
        for (let step = 0; step < 40 && !(await first.evaluate((button) => button === document.activeElement)); step++)
          await page.keyboard.press('Tab');
        await expect(first).toBeFocused();
        await page.keyboard.press('Enter');
        await expectLogin();
        await backHome();
      });
      await test.step('login and register open their screens', async () => {
        await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
        await expectLogin();
        await expect(page.getByRole('heading', { name: words('auth', 'loginTitle') })).toBeVisible();
        await expect(playMoney).toBeVisible();
        await backHome();
        await page.getByRole('link', { name: words('common', 'register'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/register$/);
        await expect(page.getByRole('heading', { name: words('auth', 'registerTitle') })).toBeVisible();
        await backHome();
      });
      await test.step('the ticker opens the announcements after a login', async () => {
        await page
          .getByRole('link', { name: new RegExp(words('home', 'announcements')) })
          .first()
          .click();
        await expectLogin();
        await backHome();
      });
      await test.step('a banner follows its link', async () => {
        await page
          .getByRole('region', { name: words('home', 'banners') })
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveURL(/\/m\/register$/);
        await backHome();
      });
      await test.step('a game opens login', async () => {
        await games.nth(3).getByRole('button').first().click();
        await expectLogin();
        await backHome();
      });
      await test.step('a win opens login', async () => {
        const wins = page.getByRole('list', { name: words('winners', 'latestWins') });
        await scrollTo(page, wins);
        // The win is opened by keyboard, because the wins stop while one has the focus. The page below may still be
        // loading.
        await wins.getByRole('listitem').nth(2).getByRole('button').press('Enter');
        await expectLogin();
        await backHome();
      });
      await test.step('a lottery opens login', async () => {
        const draws = page.getByRole('region', { name: words('lottery', 'nextDraws') });
        await scrollTo(page, draws);
        await draws.getByRole('button').first().click();
        await expectLogin();
        await backHome();
      });
      await test.step('the link to more hot games opens the whole list, which requests no page', async () => {
        await expect.poll(() => games.count()).toBeGreaterThanOrEqual(12);
        const hot = page.getByRole('region', { name: words('home', 'hotGames') });
        await hot.getByRole('link', { name: words('common', 'more') }).click();
        await expect(page).toHaveURL(/\/m\/gameList\?type=hot$/);
        const tab = page.getByRole('tab', { name: words('games', 'hot'), exact: true });
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await goTo(page, '/m/gameList?type=hot&gameType=LIVE');
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
        await expect(page.getByText(words('games', 'end'))).toBeVisible();
        expect(listCalls).toEqual([]);
        await page.goBack();
        await backHome();
      });
      await test.step('the link to rewards opens login, and then the rewards', async () => {
        await page
          .getByRole('navigation', { name: words('home', 'shortcuts') })
          .getByRole('link', { name: words('home', 'shortcutRewards') })
          .click();
        await expectLogin();
        await signIn(page, words, { username: 'demo5', password: 'demo1234' });
        await expect(page).toHaveURL(/\/m\/rewardCenter$/);
      });
    },
  );
});

test.describe('a guest of lagoa', () => {
  test.use({ merchant: 'lagoa' });

  test('[FAV-01] the heart shows that a login is needed, and opens login', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await heart(page, words).click();
    await expectAnnouncement(page, words('common', 'in_logged_login'));
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByText(words('common', 'in_logged_login'))).toBeHidden();
  });
});

test.describe('a guest of padma', () => {
  test.use({ merchant: 'padma' });

  test(
    '[LANG-01] [LANG-05] the flag opens the languages; a choice changes texts and hot games permanently',
    { tag: '@gate' },
    async ({ page, words, languages }) => {
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
    },
  );
});
