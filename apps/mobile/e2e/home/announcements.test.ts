import type { BrowserContext } from '@playwright/test';
import { announcementPopup } from '../fixtures/announcementPopup.ts';
import { createAccount, createUserName } from '../fixtures/createMember.ts';
import { expectGames } from '../fixtures/home.ts';
import { sumOfShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { signIn } from '../fixtures/signIn.ts';

/** Home in another tab, which is another visit, with announcements over it: a page that was loaded earlier would show them by now. */
async function openAnotherVisit(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/m/home');
  const popup = announcementPopup(other);
  await expect(popup).toBeVisible();
  return { other, popup };
}

test.describe('announcements over home', () => {
  test.use({ closesAnnouncements: false });

  test("[HOME-17] the merchant's own come once a visit, and lead on", async ({ page, words, context }) => {
    await page.goto('/m/home');
    const popup = announcementPopup(page);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: words('announcements', 'next') }).click();
    const picture = popup.locator('article:not([inert]) img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the policy lets the picture in')
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.reload();
    await expectGames(page, words);
    const another = await openAnotherVisit(context);
    await expect(popup).toHaveCount(0);

    await another.popup.getByRole('button', { name: words('announcements', 'next') }).click();
    await another.popup.getByRole('link').click();
    await expect(another.other).toHaveURL(/\/m\/gameList\?gameType=RNG$/);
    await expect(another.popup).toHaveCount(0);
  });

  test('[HOME-17] after a login those that the member has not read come; read, they do not come after the next', async ({
    page,
    words,
    merchant,
    context,
  }) => {
    const username = createUserName();
    await createAccount(merchant, username);
    await page.goto('/m/login');
    await signIn(page, words, { username });
    const popup = announcementPopup(page);
    await expect(popup).toContainText(words('announcements', 'forYou'));
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
    while (await next.isVisible()) await next.click();
    await expect.poll(readStates).toEqual([true, true, true, true]);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    await page.getByRole('button', { name: words('common', 'logout') }).click();
    await page
      .getByRole('dialog', { name: words('common', 'logoutQuestion') })
      .getByRole('button', { name: words('common', 'confirm') })
      .click();
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await signIn(page, words, { username });
    await expectGames(page, words);
    const another = await openAnotherVisit(context);
    await expect(another.popup).not.toContainText(words('announcements', 'forYou'));
    await expect(popup).toHaveCount(0);
  });
});

test('[HOME-13 tap] a tap on the ticker leads to the announcements, a guest by way of login', async ({
  page,
  words,
}) => {
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
    const readShifts = await watchLayoutShifts(page);
    await page.goto('/m/home');
    const bar = page.getByRole('region', { name: words('download', 'getApp') });
    await expect(bar.getByRole('link', { name: words('download', 'install') })).toHaveAttribute(
      'href',
      /\/sandbox\/downloads\/aurora\/android$/,
    );
    const { total, moved } = sumOfShifts(await readShifts());
    expect(total, moved).toBeLessThan(0.05);
    await bar.getByRole('button', { name: words('common', 'close') }).click();
    await expect(bar).toHaveCount(0);
    await page.getByRole('link', { name: words('download', 'downloadApp') }).click();
    await expect(page).toHaveURL(/\/m\/download$/);
    await expect(page.getByRole('link', { name: words('download', 'downloadApp') })).toHaveCount(0);
  });
});
