import { goTo } from '../fixtures/goTo.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { listed } from './listed.ts';

test.describe('the centres', () => {
  test('[ROUTE-11 slots] [TABS-01] [TABS-02] [TABS-03] the slots centre: vendors, arrow tabs, all slots', async ({
    page,
    words,
  }) => {
    await page.goto('/m/slotsCenter');
    await expect(page.getByRole('heading', { level: 1, name: words('shell', 'slots') })).toBeVisible();
    await expect(listed(page, words).first().locator('img')).toBeVisible();
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => (await tabs.allTextContents()).slice(0, 5))
      .toEqual([words('games', 'all'), words('games', 'new'), words('games', 'favorites'), 'Video slots', 'Classic']);
    await expect(page.getByRole('button', { name: words('games', 'nextTabs') })).toBeVisible();
    await page.getByRole('button', { name: words('games', 'allProviders') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Emberfox/ })
      .click();
    await expect(page).toHaveURL(/vassalage=EMFX$/);
    await expect(page.getByRole('heading', { name: 'Emberfox' })).toBeVisible();
    await expect(listed(page, words).first()).toContainText('Emberfox');
  });

  test('[ROUTE-11 centre] [TABS-01] [TABS-03] game centre: all kinds at the top; New only for slots', async ({
    page,
    words,
  }) => {
    await page.goto('/m/gameCenter');
    const kind = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('button', { name });
    const isAll = () =>
      expect(page.getByRole('tab', { name: words('games', 'all'), exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    const newOnes = page.getByRole('tab', { name: words('games', 'new'), exact: true });
    await newOnes.click();
    await expect(page).toHaveURL(/type=new/);
    await kind(words('games', 'categoryLIVE')).click();
    await isAll();
    await expect(newOnes).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Roulette' })).toBeVisible();
    await kind(words('games', 'categoryFISH')).click();
    await isAll();
    await expect(page.getByRole('tab')).toHaveText([words('games', 'all'), words('games', 'favorites')]);
    await expect(listed(page, words).first()).toBeVisible();
  });

  test('a slow first list is not shown under a tab that was chosen later', async ({ page, words }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/GCSGAME_gameList.*gameClassify=roulette/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/m/gameCenter?gameType=LIVE');
    await page.getByRole('tab', { name: 'Roulette' }).click();
    await page.getByRole('tab', { name: 'Blackjack' }).click();
    const list = listed(page, words);
    await expect(list.first()).toContainText('Blackjack');
    const slow = page.waitForResponse(/gameClassify=roulette/);
    release();
    await (await slow).finished();
    await expect(list.first()).toContainText('Blackjack');
    for (const name of await list.allTextContents()) expect(name).not.toMatch(/roulette/i);
    await page.getByRole('tab', { name: 'Roulette' }).click();
    await expect(list.first()).toContainText('Roulette');
  });
});

test.describe('the game centres of a member', () => {
  test.use({ viewer: 'member' });

  test('favourites of every kind load in pages of 21; the heart removes a game immediately', async ({
    page,
    words,
  }) => {
    const sizes: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('MCSFE_getFavoriteGames')) sizes.push(url.searchParams.get('pageSize'));
    });
    await page.goto('/m/gameCenter?gameType=FISH');
    const list = listed(page, words);
    const heart = list.first().getByRole('button', { name: new RegExp(words('games', 'favorite', { name: '' })) });
    const saved = page.waitForResponse(/addFavoriteGameV2/);
    await heart.click();
    await saved;
    await page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('button', { name: words('games', 'categoryFAV') })
      .click();
    await expect(page).toHaveURL(/\/m\/gameCenter\?type=fav$/);
    await expect(list).toHaveCount(1);
    expect(sizes).toEqual(['21']);
    await heart.click();
    await expect(page.getByText(words('games', 'noFavoritesTitle'))).toBeVisible();
  });
});

test('[LIST-01] [LIST-02] [ROUTE-06] hot requests no pages, new sends isNew=1, a class starts at page 1', async ({
  page,
  words,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('GCSGAME_gameList')) asked.push(url.searchParams);
  });
  const list = listed(page, words);
  await page.goto('/m/gameList?gameType=RNG&type=hot');
  await expect(list.first()).toBeVisible();
  const tabs = page.getByRole('tablist', { name: words('games', 'tabs') }).getByRole('tab');
  // The kinds from the gateway come after the others.
  await expect
    .poll(async () => (await tabs.allTextContents()).slice(0, 5))
    .toEqual([
      words('games', 'hot'),
      words('games', 'all'),
      words('games', 'new'),
      words('games', 'favorites'),
      'Video slots',
    ]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText(words('games', 'end'))).toBeVisible();
  expect(asked).toEqual([]);
  await tabs.filter({ hasText: words('games', 'new') }).click();
  await expect.poll(() => asked.at(-1)?.get('isNew')).toBe('1');
  await expect(list.first()).toBeVisible();
  // A search on any screen opens this list.
  await goTo(page, '/m/gameList?gameType=RNG&q=moon');
  await expect.poll(() => asked.at(-1)!.get('gameName')).toBe('moon');
  await tabs.filter({ hasText: 'Video slots' }).click();
  // Finds the first of the pages of the class. A short page is followed by the next page immediately.
  const firstOfClass = () => asked.find((query) => query.get('gameClassify') === 'video');
  await expect.poll(firstOfClass).toBeDefined();
  expect([firstOfClass()!.get('gameName'), firstOfClass()!.get('pageNo')]).toEqual([null, '1']);
  await expect(page).toHaveURL(/gameType=RNG&gameClassify=video$/);
  await tabs.filter({ hasText: words('games', 'favorites') }).click();
  await expect(page.getByRole('main').getByRole('link', { name: words('common', 'login') })).toBeVisible();
});
