import type { Page } from '@playwright/test';
import { tiles } from '../fixtures/home.ts';
import { openSearch } from '../fixtures/openSearch.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';

/** Collects the queries of the page's calls for lists of games. */
function collectListCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('GCSGAME_gameList')) calls.push(url.searchParams);
  });
  return calls;
}

/** Records the page's own time at each call for a list. */
const recordListCallTimes = (page: Page) =>
  page.addInitScript(() => {
    const listCallTimes: number[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('GCSGAME_gameList')) listCallTimes.push(performance.now());
      return send(input, init);
    };
    Object.assign(window, { listCallTimes });
  });

const readListCallTimes = (page: Page) =>
  page.evaluate(() => (window as unknown as { listCallTimes: number[] }).listCallTimes);

test.describe('the game list', () => {
  test('[LIST-05] scrolls past 200 games, 25 per page, at most one page a second, with few DOM nodes', async ({
    page,
    words,
  }) => {
    const calls = collectListCalls(page);
    let answers = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('GCSGAME_gameList')) answers += 1;
    });
    await page.clock.install();
    await recordListCallTimes(page);
    await page.goto('/m/gameList?gameType=RNG');
    await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
    // A call that waits while the page's clock advances would time out. So the test waits for the replies first.
    const untilAnswered = () => expect.poll(() => answers).toBe(calls.length);
    await untilAnswered();
    // From here on, the test advances the page's clock in steps. A larger step would end a call that has just
    // started.
    await page.clock.pauseAt(Date.now() + 5_000);
    for (let pages = 2; pages <= 9; pages += 1) {
      const scrolled = async () => {
        await untilAnswered();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.clock.runFor(250);
        return calls.length;
      };
      await expect.poll(scrolled, { intervals: [0] }).toBeGreaterThanOrEqual(pages);
    }
    expect(calls.map((query) => [query.get('pageNo'), query.get('pageSize')])).toEqual(
      calls.map((_, index) => [String(index + 1), '25']),
    );
    // The first page loads with the screen. After that, there must be a second between two calls.
    const times = (await readListCallTimes(page)).slice(1);
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(waits.length).toBeGreaterThanOrEqual(7);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  });

  test('continues after a loss of the network: a message, then further games and pictures', async ({
    page,
    context,
    words,
    allowErrors,
  }) => {
    allowErrors(/Failed to fetch|did not load|ERR_INTERNET/);
    const calls = collectListCalls(page);
    // The code that watches the network loads after the first screen, with the status of the site.
    await Promise.all([page.waitForResponse(/\/wps\/system\/status/), page.goto('/m/gameList?gameType=RNG')]);
    const list = tiles(page, words('games', 'title'));
    await expect(list.first().locator('img')).toBeVisible();
    const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const more = (pages: number) =>
      expect
        .poll(async () => {
          await toTheEnd();
          return calls.some((query) => query.get('pageNo') === String(pages));
        })
        .toBe(true);

    await context.setOffline(true);
    await expect(page.getByText(words('common', 'offlineNow'))).toBeVisible();
    await more(2);
    await expect(page.getByRole('button', { name: words('common', 'retry') })).toBeVisible();
    const withoutPicture = list.filter({ has: page.locator('svg[viewBox="0 0 90 120"]') });
    await expect(withoutPicture.first()).toBeVisible();

    await context.setOffline(false);
    await expectAnnouncement(page, words('common', 'onlineAgain'));
    await expect(page.getByRole('button', { name: words('common', 'retry') })).toBeHidden();
    await expect(withoutPicture).toHaveCount(0);
    await more(3);
    await expect(list.last().locator('img')).toBeVisible();
  });

  test('[LIST-03] [LIST-04] searches only on Enter; without results a message is shown', async ({ page, words }) => {
    const calls = collectListCalls(page);
    const searches = () => calls.map((query) => query.get('gameName')).filter(Boolean);
    await page.clock.install();
    await page.goto('/m/gameList');
    await expect(tiles(page, words('games', 'title')).first()).toBeVisible();
    const search = await openSearch(page, words);
    await search.pressSequentially('dragon');
    // No search is sent even after a long wait.
    await page.clock.runFor(10_000);
    expect(searches()).toEqual([]);
    await search.press('Enter');
    await expect(page).toHaveURL(/q=dragon/);
    await expect(tiles(page, words('games', 'title')).first()).toContainText(/dragon/i);
    for (const tile of await tiles(page, words('games', 'title')).all()) await expect(tile).toContainText(/dragon/i);
    expect(searches()).toContain('dragon');

    await (await openSearch(page, words)).fill('zzzzqqqq');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('common', 'noData'), { exact: true }).last()).toBeVisible();
  });
});
