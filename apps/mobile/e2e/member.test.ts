import { expect, expectGames, expectHome, heart, password, test, tiles } from './house.ts';

/** What every newcomer has, as each house writes it. */
const beginning = {
  aurora: { whole: '৳10,000', all: '৳10,000.00' },
  padma: { whole: '৳১০,০০০', all: '৳১০,০০০.০০' },
  indus: { whole: 'Rs10,000', all: 'Rs10,000.00' },
  lagoa: { whole: 'R$10.000', all: 'R$10.000,00' },
} as const;

test.describe('a newcomer', () => {
  test('[LOGIN-01] [SESS-01] [HOME-02] registers, logs in, and sees name, balance and standing', async ({
    page,
    words,
    newName,
    merchant,
    becomeMember,
  }) => {
    await becomeMember();
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'));
    expect(session).toMatchObject({
      merchantCode: merchant,
      userName: newName,
      type: 0,
      firstTimeLogin: true,
      token: expect.any(String),
    });
    const chip = page.getByRole('link', { name: newName });
    await expect(chip).toContainText(words('home', 'vip', { label: '0' }));
    await expect(chip).toContainText(beginning[merchant].whole);
    await expect(chip).not.toContainText(beginning[merchant].all);
    await page.reload();
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await expect(page.getByText(beginning[merchant].all)).toBeVisible();
  });

  test('[GAME-04] launches a game, with category, vendor, game and node, and comes back', async ({
    page,
    words,
    becomeMember,
  }) => {
    await becomeMember();
    const launched = page.waitForRequest(/launchGame/);
    const tile = tiles(page, words('home', 'hotGames')).first();
    await tile.getByRole('button').first().click();
    const query = new URL((await launched).url()).searchParams;
    for (const key of ['gameCategory', 'vassalage', 'nodeId', 'supportPlay']) expect(query.get(key), key).toBeTruthy();
    expect(query.has('gameId') !== query.has('roomId'), 'one of game and room').toBe(true);
    await expect(page).toHaveURL(/\/sandbox\/play\//);
    await page.getByRole('link').first().click();
    await expectHome(page, words);
  });

  test('[FAV-02] [HOME-12] keeps a favourite and lets it go', async ({ page, words, becomeMember }) => {
    await becomeMember();
    await expectGames(page, words);
    const label = await heart(page, words).getAttribute('aria-label');
    await heart(page, words).click();
    await expect(page.getByText(words('common', 'in_chang_saved'))).toBeVisible();
    await expect(page.getByText(words('common', 'in_chang_saved'))).toBeHidden({ timeout: 2500 });
    const collection = page.getByRole('region', { name: words('home', 'myCollection') });
    await expect(collection.getByRole('button', { name: label!, pressed: true })).toBeVisible();
    await collection.getByRole('link', { name: words('common', 'more') }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/);
    // Home stays on show until the list's code is here: only the list's own heart counts.
    await tiles(page, words('games', 'title')).getByRole('button', { name: label!, pressed: true }).click();
    await expect(page.getByText(words('games', 'noFavoritesTitle'))).toBeVisible();
    await page.goto('/m/home');
    await expectGames(page, words);
    await expect(collection).toHaveCount(0);
  });

  test('[HOME-03] [SESS-02] logs out only when confirmed, and leaves nothing behind', async ({
    page,
    words,
    newName,
    merchant,
    becomeMember,
  }) => {
    await becomeMember();
    // What was shown of the news belongs to the visit: it would be kept anew after the logout.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seenNews'))).not.toBeNull();
    await page.evaluate(() => sessionStorage.setItem('anything', '1'));
    const button = page.getByRole('button', { name: words('common', 'logout') });
    const dialog = page.getByRole('dialog', { name: words('common', 'logoutQuestion') });
    await button.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words('common', 'cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: newName })).toBeVisible();

    await button.click();
    const call = page.waitForRequest((request) => request.method() === 'DELETE' && /logout/.test(request.url()));
    await dialog.getByRole('button', { name: words('common', 'confirm') }).click();
    const token = (await call).headers()['authorization'];
    expect(token).toBeTruthy();
    await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    const left = await page.evaluate(() => ({
      session: localStorage.getItem('MC_SESSION_INFO'),
      autoLogin: localStorage.getItem('autoLogin'),
      inSession: sessionStorage.length,
    }));
    expect(left).toEqual({ session: null, autoLogin: '0', inSession: 0 });
    // The gateway forgot the token as well.
    const status = await page.evaluate(async (headers) => (await fetch('/wps/member/info', { headers })).status, {
      Authorization: token!,
      Merchant: merchant,
      Language: 'EN',
      Device: 'MOBILE',
    });
    expect(status).toBe(401);
  });

  test('is told when a name or password is wrong, and keeps what was typed', async ({ page, words, newName }) => {
    await page.goto('/m/login');
    await page.getByRole('textbox', { name: words('auth', 'username') }).fill(newName);
    await page.getByRole('textbox', { name: words('auth', 'password') }).fill(`${password}x`);
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expect(page.getByText(words('auth', 'loginWrong'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: words('auth', 'username') })).toHaveValue(newName);
  });

  test('with a garbage session stored is a guest, on a screen that works', async ({ page, words }) => {
    await page.addInitScript(() => localStorage.setItem('MC_SESSION_INFO', '{"token":'));
    await page.goto('/m/home');
    await expectHome(page, words);
    await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  });
});
