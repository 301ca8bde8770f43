import { expect, test, tiles } from './house.ts';

test.describe('the game list', () => {
  test('[LIST-05] scrolls past 200 games, 25 at a time, at most one page a second, in few nodes', async ({
    page,
    words,
  }) => {
    const asked: { at: number; size: string | null; page: string | null }[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.endsWith('GCSGAME_gameList')) return;
      asked.push({ at: Date.now(), size: url.searchParams.get('pageSize'), page: url.searchParams.get('pageNo') });
    });
    await page.goto('/m/gameList?gameType=RNG');
    await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return asked.length;
        },
        { timeout: 45_000, intervals: [150] },
      )
      .toBeGreaterThan(9);
    expect(asked.every(({ size }) => size === '25')).toBe(true);
    expect(asked.map(({ page: number }) => number)).toEqual(asked.map((_, index) => String(index + 1)));
    // The first page comes with the screen; from then on a second lies between two calls. What is seen here is when they
    // reached the network, which a busy machine shifts by a little, but not further with every page.
    const second = asked[1]!.at;
    for (const [index, { at }] of asked.slice(2).entries())
      expect(at - second).toBeGreaterThan((index + 1) * 1000 - 250);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  });

  test('[LIST-03] searches on Enter, not before', async ({ page, words }) => {
    const searches: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('GCSGAME_gameList')) searches.push(url.searchParams.get('gameName'));
    });
    await page.goto('/m/gameList');
    await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: words('games', 'search') });
    await search.pressSequentially('dragon', { delay: 40 });
    await page.waitForTimeout(500);
    expect(searches.filter(Boolean)).toEqual([]);
    await search.press('Enter');
    await expect(page).toHaveURL(/q=dragon/);
    await expect(tiles(page, words('games', 'title')).first()).toContainText(/dragon/i);
    for (const tile of await tiles(page, words('games', 'title')).all()) await expect(tile).toContainText(/dragon/i);
    expect(searches.filter(Boolean)).toContain('dragon');
  });

  test('[LIST-04] a search that finds nothing says so', async ({ page, words }) => {
    await page.goto('/m/gameList?q=zzzzqqqq');
    await expect(page.getByText(words('common', 'noData'), { exact: true })).toBeVisible();
  });

  test('the hot list shows the hot games of a kind, and asks for no page', async ({ page, words }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/m/gameList?type=hot&gameType=LIVE');
    await expect(page.getByRole('tab', { name: words('games', 'hot'), exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
    await expect(page.getByText(words('games', 'end'))).toBeVisible();
    expect(asked.filter((path) => path.endsWith('GCSGAME_gameList'))).toEqual([]);
  });
});
