import { expect, expectGames, announcementDialog, test } from './house.ts';

test.describe('news over home', () => {
  test.use({ readsNews: true });
  // Two visits, or two logins, each to the end.
  test.describe.configure({ timeout: 120_000 });

  test("[HOME-17] the house's own comes once a visit, waits for whoever types or touches, and leads on", async ({
    page,
    words,
  }) => {
    await page.goto('/m/home');
    const news = announcementDialog(page);
    // It comes last, after everything else on home.
    await expect(news).toBeVisible({ timeout: 30_000 });
    await news.getByRole('button', { name: words('popups', 'next') }).click();
    const picture = news.locator('article:not([inert]) img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      'the policy lets the picture in',
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();
    await page.reload();
    await expectGames(page, words);
    await page.waitForTimeout(3000);
    await expect(news).toHaveCount(0);

    // Another tab of the same browser is another visit.
    const other = await page.context().newPage();
    await other.goto('/m/home');
    await expect(announcementDialog(other)).toBeVisible({ timeout: 30_000 });
    await announcementDialog(other)
      .getByRole('button', { name: words('popups', 'next') })
      .click();
    await announcementDialog(other).getByRole('link').click();
    await expect(other).toHaveURL(/\/m\/gameList\?gameType=RNG$/);
    await expect(announcementDialog(other)).toHaveCount(0);
  });

  test('[HOME-17] after a login it is what the member has not read; read, it does not come after the next', async ({
    page,
    words,
    newName,
    becomeMember,
  }) => {
    await becomeMember();
    const news = announcementDialog(page);
    await expect(news).toContainText(words('popups', 'newsForYou'), { timeout: 30_000 });
    const newestAreRead = () =>
      page.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO')!);
        const headers = { Authorization: token, Merchant: 'aurora', Language: 'EN', Device: 'MOBILE' };
        const reply = await fetch(
          '/wps/relay/MCSFE_announcements?types=PL&platform=M&merchantCode=aurora&language=EN',
          { headers },
        );
        const { content } = (await reply.json()).value.player as { content: { read: boolean }[] };
        return content.slice(0, 4).map(({ read }) => read);
      });
    const next = news.getByRole('button', { name: words('popups', 'next') });
    while (await next.isVisible()) await next.click();
    await expect.poll(newestAreRead).toEqual([true, true, true, true]);
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();

    await page.getByRole('button', { name: words('common', 'logout') }).click();
    await page
      .getByRole('dialog', { name: words('common', 'logoutQuestion') })
      .getByRole('button', { name: words('common', 'confirm') })
      .click();
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await page.getByRole('textbox', { name: words('auth', 'username') }).fill(newName);
    await page.getByRole('textbox', { name: words('auth', 'password') }).fill('play4fun');
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expectGames(page, words);
    await page.waitForTimeout(3000);
    await expect(news).toHaveCount(0);
  });
});

test('[HOME-13] a tap on the ticker leads to the announcements, a guest by way of login', async ({ page, words }) => {
  await page.goto('/m/home');
  await page
    .getByRole('link', { name: new RegExp(words('home', 'announcements')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('[HOME-09] a tap on a banner follows its link', async ({ page, words }) => {
  await page.goto('/m/home');
  await page
    .getByRole('region', { name: words('home', 'banners') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });

  test('[HOME-04] the app is offered by an icon and a bar, which moves nothing and can be closed', async ({
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/m/home');
    const bar = page.getByRole('region', { name: words('popups', 'getApp') });
    await expect(bar.getByRole('link', { name: words('popups', 'install') })).toHaveAttribute(
      'href',
      /\/sandbox\/downloads\/aurora\/android$/,
    );
    expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.05);
    await bar.getByRole('button', { name: words('common', 'close') }).click();
    await expect(bar).toHaveCount(0);
    await page.getByRole('link', { name: words('popups', 'downloadApp') }).click();
    await expect(page).toHaveURL(/\/m\/download$/);
    await expect(page.getByRole('link', { name: words('popups', 'downloadApp') })).toHaveCount(0);
  });
});
