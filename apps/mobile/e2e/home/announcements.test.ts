import type { BrowserContext } from '@playwright/test';
import { createAccount, createUserName } from '../fixtures/createMember.ts';
import { expectGames } from '../fixtures/home.ts';
import { sumOfShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeNews, newsRow, openNews } from '../fixtures/news.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { logOut, signIn } from '../fixtures/signIn.ts';

/** Opens home in another tab, which is a new visit, and opens its news. */
async function openAnotherVisit(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/m/home');
  return { other, news: await openNews(other) };
}

test.describe('news on home', () => {
  test.use({
    announcements: 'shown',
    contextOptions: {},
    // The user agent of a phone on which the app can be installed.
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });

  test('[HOME-17] [HOME-04] of the merchant is shown once a visit, with links; later visits offer the app', async ({
    page,
    words,
    context,
  }) => {
    const readShifts = await watchLayoutShifts(page);
    await page.goto('/m/home');
    const news = await openNews(page);
    await news.getByRole('button', { name: words('announcements', 'next') }).click();
    const picture = news.locator('article:not([inert]) img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the policy lets the picture in')
      .toBeGreaterThan(0);
    await closeNews(page);
    const { total, moved } = sumOfShifts(await readShifts());
    expect(total, moved).toBeLessThan(0.05);
    await page.reload();
    await expectGames(page, words);
    const { other, news: newsOfOther } = await openAnotherVisit(context);
    await expect(newsRow(page)).toHaveCount(0);
    // The first visit begins without the offer of the app.
    await expect(page.getByRole('region', { name: words('download', 'getApp') })).toHaveCount(0);
    await closeNews(other);
    const bar = other.getByRole('region', { name: words('download', 'getApp') });
    await expect(bar.getByRole('link', { name: words('download', 'install') })).toHaveAttribute(
      'href',
      /\/sandbox\/downloads\/aurora\/android$/,
    );
    await expect(newsOfOther).toHaveCount(0);
    const third = await openAnotherVisit(context);
    await third.news.getByRole('button', { name: words('announcements', 'next') }).click();
    await third.news.getByRole('link').click();
    await expect(third.other).toHaveURL(/\/m\/gameList\?gameType=RNG$/);
    await expect(third.news).toHaveCount(0);

    await other.bringToFront();
    await bar.getByRole('button', { name: words('common', 'close') }).click();
    await expect(bar).toHaveCount(0);
    await other.getByRole('link', { name: words('download', 'downloadApp') }).click();
    await expect(other).toHaveURL(/\/m\/download$/);
    await expect(other.getByRole('link', { name: words('download', 'downloadApp') })).toHaveCount(0);
  });

  test('[HOME-17] [HOME-05] [HOME-10] for the member is shown after a login, and not again after it was read', async ({
    page,
    words,
    merchant,
    context,
  }) => {
    const username = createUserName();
    await createAccount(merchant, username);
    await page.goto('/m/login');
    await signIn(page, words, { username });
    const popup = await openNews(page);
    await expect(popup.getByText(words('announcements', 'forYou')).first()).toBeVisible();
    await expect(popup.getByText(words('announcements', 'fromMerchant'), { exact: true }).first()).toBeAttached();
    const readStates = () =>
      page.evaluate(async (code) => {
        const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO')!);
        const headers = { Authorization: token, Merchant: code, Language: 'EN', Device: 'MOBILE' };
        const reply = await fetch(
          `/wps/relay/MCSFE_announcements?types=PL&platform=M&merchantCode=${code}&language=EN`,
          { headers },
        );
        const { content } = (await reply.json()).value.player as { content: { read: boolean }[] };
        return content.slice(0, 4).map(({ read }) => read);
      }, merchant);
    const next = popup.getByRole('button', { name: words('announcements', 'next') });
    const isAtLast = () =>
      next.evaluateAll(([button]) => {
        (button as HTMLElement | undefined)?.click();
        return button === undefined;
      });
    await expect.poll(isAtLast, { intervals: [50] }).toBe(true);
    await expect.poll(readStates).toEqual([true, true, true, true]);
    await closeNews(page);

    await test.step('ticker, banners, games, blocks and customer service are shown', async () => {
      await expectGames(page, words);
      await expect(page.getByRole('link', { name: words('home', 'announcements') })).toHaveAttribute(
        'href',
        '/m/notice',
      );
      await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
      await expect(
        page.getByRole('button', { name: words('service', 'customerService'), expanded: false }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: words('home', 'vip', { label: '' }).trim() })).toHaveAttribute(
        'href',
        '/m/member/home',
      );
      await expect(page.getByRole('navigation', { name: words('home', 'shortcuts') })).toBeVisible();
      await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
      // Each block loads when the player scrolls near it.
      for (const name of [
        words('liveModels', 'liveNow'),
        words('winners', 'winners'),
        words('lottery', 'nextDraws'),
        words('lottery', 'results'),
      ])
        await scrollTo(page, page.getByRole('heading', { name }));
    });

    await logOut(page, words);
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await signIn(page, words, { username });
    await expectGames(page, words);
    const another = await openAnotherVisit(context);
    await expect(another.news).not.toContainText(words('announcements', 'forYou'));
    await expect(another.other.getByText(words('download', 'getAppHint'))).toBeVisible();
    await expect(newsRow(page)).toHaveCount(0);
  });
});
