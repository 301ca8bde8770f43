import { password } from '../fixtures/createMember.ts';
import { hasRegisterCaptcha } from '../fixtures/files.ts';
import { gateAt } from '../fixtures/gateAt.ts';
import { expectGames, expectHome, heart, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeGame, expectPlaying } from '../fixtures/playGame.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { loginName, register, signIn } from '../fixtures/signIn.ts';

/**
 * The money and the VIP label of a new account, in the merchant's format. There is one merchant for each crypto suite.
 */
const firstBalance = {
  aurora: { whole: '৳10,000', exact: '৳10,000.00', vip: '0' },
  padma: { whole: '৳১০,০০০', exact: '৳১০,০০০.০০', vip: '০' },
} as const;

for (const merchant of ['aurora', 'padma'] as const) {
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant });

    test(
      '[LOGIN-01] [SESS-01] [HOME-02] [GAME-04] a guest registers, logs in, sees the account and plays',
      { tag: gateAt(merchant, 'aurora') },
      async ({ page, words }) => {
        const userName = await register(page, words, { hasCaptcha: hasRegisterCaptcha(merchant) });
        if (merchant === 'aurora')
          await test.step('a wrong name or password is reported, and the name stays in its field', async () => {
            await signIn(page, words, { username: userName, password: `${password}x` });
            await expect(page.getByText(words('auth', 'loginWrong'))).toBeVisible();
            await expect(loginName(page, words)).toHaveValue(userName);
          });
        await signIn(page, words, { username: userName });
        await expect(page).toHaveURL(/\/m\/home$/);
        await expectHome(page, words);
        const session = await page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'));
        expect(session).toMatchObject({
          merchantCode: merchant,
          userName,
          type: 0,
          firstTimeLogin: true,
          token: expect.any(String),
        });
        const chip = page.getByRole('link', { name: userName });
        await expect(chip).toContainText(words('home', 'vip', { label: firstBalance[merchant].vip }));
        await expect(chip).toContainText(firstBalance[merchant].whole);
        await expect(chip).not.toContainText(firstBalance[merchant].exact);

        await page.reload();
        await chip.click();
        await expect(page).toHaveURL(/\/m\/member\/home$/);
        await expect(page.getByText(firstBalance[merchant].exact)).toBeVisible();

        await page.getByRole('button', { name: words('common', 'back') }).click();
        const launch = page.waitForRequest(/launchGame/);
        await tiles(page, words('home', 'hotGames')).first().getByRole('button').first().click();
        const query = new URL((await launch).url()).searchParams;
        for (const key of ['gameCategory', 'vassalage', 'nodeId', 'supportPlay'])
          expect(query.get(key), key).toBeTruthy();
        expect(query.has('gameId') !== query.has('roomId'), 'one of game and room').toBe(true);
        await expectPlaying(page);
        await closeGame(page, words).click();
        await expectHome(page, words);
        await expect(chip).toBeVisible();
      },
    );
  });
}

test.describe('a member', () => {
  test.use({ viewer: 'member' });

  test.describe('at indus', () => {
    test.use({ merchant: 'indus' });

    test('[FAV-02] [HOME-12] adds a favourite and removes it from the list of favourites', async ({ page, words }) => {
      await page.goto('/m/home');
      await expectGames(page, words);
      const label = await heart(page, words).getAttribute('aria-label');
      await heart(page, words).click();
      await expectAnnouncement(page, words('common', 'in_chang_saved'));
      await expect(page.getByText(words('common', 'in_chang_saved'))).toBeHidden();
      const collection = page.getByRole('region', { name: words('home', 'myCollection') });
      await scrollTo(page, collection);
      await expect(collection.getByRole('button', { name: label!, pressed: true })).toBeVisible();
      await collection.getByRole('link', { name: words('common', 'more') }).click();
      await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/);
      // Home is visible until the list's code has loaded. So only the heart in the list is used.
      await tiles(page, words('games', 'title')).getByRole('button', { name: label!, pressed: true }).click();
      await expect(page.getByText(words('games', 'noFavoritesTitle'))).toBeVisible();
    });
  });

  test.describe('at padma', () => {
    test.use({ merchant: 'padma' });

    test(
      '[HOME-03] [SESS-02] logs out only after confirmation, ends on home, and leaves no data behind',
      { tag: '@gate' },
      async ({ page, words, merchant, session }) => {
        await page.goto('/m/home');
        await page.evaluate(() => sessionStorage.setItem('anything', '1'));
        const button = page.getByRole('button', { name: words('common', 'logout') });
        const dialog = page.getByRole('dialog', { name: words('common', 'logoutQuestion') });
        const chip = page.getByRole('link', { name: session!.userName });
        await button.click();
        await dialog.getByRole('button', { name: words('common', 'cancel') }).click();
        await expect(dialog).toBeHidden();
        await expect(chip).toBeVisible();

        await chip.click();
        await expect(page).toHaveURL(/\/m\/member\/home$/);
        await page
          .getByRole('main')
          .getByRole('button', { name: words('common', 'logout') })
          .click();
        const call = page.waitForRequest((request) => request.method() === 'DELETE' && /logout/.test(request.url()));
        await dialog.getByRole('button', { name: words('common', 'logout') }).click();
        expect((await call).headers()['authorization']).toBe(session!.token);
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
        const left = await page.evaluate(() => ({
          session: localStorage.getItem('MC_SESSION_INFO'),
          autoLogin: localStorage.getItem('autoLogin'),
          inSession: sessionStorage.length,
        }));
        expect(left).toEqual({ session: null, autoLogin: '0', inSession: 0 });
        // The gateway must also have deleted the token.
        const status = await page.evaluate(async (headers) => (await fetch('/wps/member/info', { headers })).status, {
          Authorization: session!.token,
          Merchant: merchant,
          Language: 'EN',
          Device: 'MOBILE',
        });
        expect(status).toBe(401);
      },
    );
  });
});

test('a player with an invalid stored session is a guest, on a working screen', async ({ page, words }) => {
  await page.addInitScript(() => localStorage.setItem('MC_SESSION_INFO', '{"token":'));
  await page.goto('/m/home');
  await expectHome(page, words);
  await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});
