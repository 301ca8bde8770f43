import type { Page } from '@playwright/test';
import { goTo } from '../fixtures/goTo.ts';
import { expectRunning, tiles } from '../fixtures/home.ts';
import { listed } from './listed.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying, gameFrame } from '../fixtures/playGame.ts';
import { expectLottery } from '../fixtures/playLottery.ts';
import type { Words } from '../fixtures/words.ts';

/**
 * Collects the queries of the page's requests for one call of the contract. The call is found by the end of its path.
 */
function collectCalls(page: Page, path: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(path)) calls.push(url.searchParams);
  });
  return calls;
}

const menu = (page: Page, words: Words) =>
  page.getByRole('navigation', { name: words('gameEntry', 'categories') }).getByRole('button');

const item = (page: Page, word: string) =>
  page.getByRole('main').getByRole('navigation').getByRole('button', { name: word, exact: true });

test.describe('the game entry', () => {
  test(
    "[ROUTE-06] [GENT-01] [GENT-02] [GENT-07] lists HOT, FAV, the gateway's categories; HOT is chosen",
    { tag: '@gate' },
    async ({ page, words }) => {
      const categories = page.waitForResponse(/GCSGAME_getVassGameType/);
      await page.goto('/m/game');
      const { value } = (await (await categories).json()) as { value: { gameCategory: string }[] };
      const own = value.flatMap(({ gameCategory }) =>
        gameCategory === 'SPORTS' ? ['SPORTS', 'ESPORTS'] : [gameCategory],
      );
      await expect(menu(page, words)).toHaveText([
        ...['HOT', 'FAV', ...own].map((kind) => words('games', `category${kind}` as 'categoryHOT')),
        words('gameEntry', 'promotions'),
      ]);
      await expect(item(page, words('games', 'categoryHOT'))).toHaveAttribute('aria-current', 'true');
      await expect(listed(page, words).first().locator('img')).toBeVisible();
      await item(page, words('games', 'categoryESPORTS')).click();
      await expect(page.getByRole('list', { name: words('gameEntry', 'providers') }).getByRole('link')).toHaveText([
        /Imprint Esports/,
        /Seventh Void/,
        /Arena Verge/,
        /Tilt Front/,
      ]);
    },
  );

  test('[GENT-03] promotions open a screen; another category is also set on home, and scrolls to the top', async ({
    page,
    words,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/m/game');
    await item(page, words('games', 'categoryRNG')).click();
    await expect(listed(page, words).first().locator('img')).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo(0, 900);
      const tops: number[] = [];
      const note = () => {
        tops.push(window.scrollY);
        if (window.scrollY > 0) requestAnimationFrame(note);
      };
      document.addEventListener('click', () => requestAnimationFrame(note), { once: true });
      Object.assign(window, { tops });
    });
    await item(page, words('games', 'categoryLIVE')).click();
    await expect(item(page, words('games', 'categoryLIVE'))).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    expect(tops.length).toBeGreaterThan(5);
    await goTo(page, '/m/home');
    await expect(item(page, words('games', 'categoryLIVE'))).toHaveAttribute('aria-current', 'true');
    await goTo(page, '/m/game');
    await item(page, words('gameEntry', 'promotions')).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test('[GENT-04] FISH, LIVE, RNG and PVP show vendors, games and hot games; the lottery shows vendors', async ({
    page,
    words,
  }) => {
    const hot = page.waitForResponse(/GCSGAME_hotGamesV2/);
    await page.goto('/m/game');
    const { value } = (await (await hot).json()) as { value: { list: { gameType: string; gameName: string }[] } };
    for (const kind of ['FISH', 'LIVE', 'RNG', 'PVP'] as const) {
      await item(page, words('games', `category${kind}`)).click();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(words('games', `category${kind}`));
      const names = value.list.filter(({ gameType }) => gameType === kind).map(({ gameName }) => gameName);
      await expect(tiles(page, words('home', 'hotGames'))).toHaveText(names.slice(0, 8));
      await expect(listed(page, words).first()).toBeVisible();
    }
    await item(page, words('games', 'categoryLOTT')).click();
    await page.getByRole('link', { name: /Delta Draw/ }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=LOTT&vassalage=DDRW$/);
    await expect(page.getByRole('heading', { name: 'Delta Draw' })).toBeVisible();
    await page.goBack();
    await expect(item(page, words('games', 'categoryLOTT'))).toHaveAttribute('aria-current', 'true');
  });

  test("[GENT-06] a guest's favourites are not requested; the e-lottery sends a guest to login", async ({
    page,
    words,
  }) => {
    const favorites = collectCalls(page, 'MCSFE_getFavoriteGamesList');
    await page.goto('/m/game');
    await item(page, words('games', 'categoryFAV')).click();
    await expect(page.getByRole('main').getByRole('link', { name: words('common', 'login') })).toBeVisible();
    expect(favorites).toEqual([]);
    await item(page, words('games', 'categoryELOTT')).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  test('a merchant without categories, vendors and games has a useful screen', async ({ page, words }) => {
    await page.route(/GCSGAME_/, (route) =>
      route.fulfill({
        json: {
          success: true,
          value: route.request().url().includes('VassGameType')
            ? []
            : { list: [], games: [], pageNum: 1, totalPages: 0 },
        },
      }),
    );
    await page.goto('/m/game');
    await expect(page.getByText(words('common', 'noData'))).toBeVisible();
    await expect(menu(page, words)).toHaveCount(3);
    for (const centre of ['/m/gameCenter', '/m/slotsCenter']) {
      await goTo(page, centre);
      await expect(page.getByText(words('gameEntry', 'noGamesTitle'))).toBeVisible();
    }
  });

  test('shows the pictures of an earlier category in the first frame, even after a memory cleanup', async ({
    page,
    words,
  }) => {
    const tiles = listed(page, words).locator('img');
    const missingPictures = () =>
      tiles.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
          .flatMap((one) => ((one as HTMLImageElement).naturalWidth > 0 ? [] : [one.outerHTML])),
      );
    await page.goto('/m/game');
    await item(page, words('games', 'categoryRNG')).click();
    await expect(tiles.nth(5)).toBeVisible();
    await expect.poll(missingPictures).toEqual([]);
    await item(page, words('games', 'categorySPORTS')).click();
    await expect(tiles).toHaveCount(0);
    const memory = await page.context().newCDPSession(page);
    await memory.send('HeapProfiler.collectGarbage');
    const firstFrame = await item(page, words('games', 'categoryRNG')).evaluate(
      (button) =>
        new Promise<boolean[]>((resolve) => {
          (button as HTMLElement).click();
          requestAnimationFrame(() =>
            resolve(
              [...document.querySelectorAll<HTMLImageElement>('main [role=listitem] img')]
                .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
                .map((one) => one.naturalWidth > 0),
            ),
          );
        }),
    );
    expect(firstFrame.length).toBeGreaterThan(5);
    expect(firstFrame).not.toContain(false);
  });

  test('continues when the network is back', async ({ page, context, words, allowErrors }) => {
    allowErrors(/Failed to fetch|did not load|ERR_INTERNET/);
    await Promise.all([page.waitForResponse(/\/wps\/system\/status/), page.goto('/m/game')]);
    await expect(item(page, words('games', 'categoryFISH'))).toBeVisible();
    await context.setOffline(true);
    await item(page, words('games', 'categoryFISH')).click();
    await expect(page.getByRole('main').getByRole('button', { name: words('common', 'retry') })).toBeVisible();
    await context.setOffline(false);
    await expect(listed(page, words).first()).toBeVisible();
  });
});

test.describe('the game entry of a member', () => {
  test.use({ viewer: 'member' });

  test('[GENT-06] requests the favourites once: page 1, with 100 items', async ({ page, words }) => {
    const favorites = collectCalls(page, 'MCSFE_getFavoriteGamesList');
    await page.goto('/m/game');
    await expect(listed(page, words).first()).toBeVisible();
    await expect.poll(() => favorites.length).toBe(1);
    expect([favorites[0]!.get('pageNo'), favorites[0]!.get('pageSize')]).toEqual(['1', '100']);
  });

  test("[GENT-03] the e-lottery on GPI's lobby opens immediately", async ({ page, words }) => {
    const launches = collectCalls(page, '/wps/game/launchGame');
    await page.goto('/m/game');
    await item(page, words('games', 'categoryELOTT')).click();
    await expectLottery(page, words);
    expect(launches.map((query) => [query.get('gameCategory'), query.get('vassalage')])).toEqual([['ELOTT', 'NGRV']]);
  });

  test('restores category, vendor, class and scroll position after a reload and after a game', async ({
    page,
    words,
  }) => {
    await page.goto('/m/home');
    await expectRunning(page);
    await goTo(page, '/m/game');
    // Home has the same categories except favourites, and is visible until the entry has loaded.
    await expect(item(page, words('games', 'categoryFAV'))).toBeVisible();
    await item(page, words('games', 'categoryRNG')).click();
    await page.getByRole('button', { name: words('games', 'allProviders') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Monsoon Reels/ })
      .click();
    await page.getByRole('tab', { name: 'Classic' }).click();
    await expect(page).toHaveURL(/\/m\/game\?vassalage=MSN&gameClassify=classic$/);
    const list = listed(page, words);
    await expect(list.first().locator('img')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 120));
    const expectAsLeft = async () => {
      await expect(item(page, words('games', 'categoryRNG'))).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('tab', { name: 'Classic' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: 'Monsoon Reels' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(120);
    };
    await expectAsLeft();
    await page.reload();
    await expectAsLeft();
    const inView = list.nth(4).getByRole('button').first();
    for (const leave of [() => page.goBack(), () => gameFrame(page).locator('a.back').click()]) {
      await inView.click();
      await expectPlaying(page);
      await leave();
      await expectAsLeft();
    }
  });
});
