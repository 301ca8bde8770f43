import { announcementPopup } from '../fixtures/announcementPopup.ts';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { signIn } from '../fixtures/signIn.ts';

const demo = { username: 'demo5', password: 'demo1234' };

test.describe('everything on home', () => {
  // A phone that the app can be put on.
  test.use({
    closesAnnouncements: false,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('[HOME-05] [HOME-10] a member finds ticker, banners, games, blocks, customer service, the app’s offer, and announcements for them and for everybody', async ({
    page,
    words,
  }) => {
    await page.goto('/m/login');
    await signIn(page, words, demo);
    await expectGames(page, words);

    // What is for the member who just logged in, then what is for everybody.
    const popup = announcementPopup(page);
    await expect(popup.getByText(words('announcements', 'forYou')).first()).toBeVisible();
    await expect(popup.getByText(words('announcements', 'fromMerchant'), { exact: true }).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    await expect(page.getByRole('link', { name: words('home', 'announcements') })).toHaveAttribute('href', '/m/notice');
    await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('menu', 'customerService'), expanded: false })).toBeVisible();
    await expect(page.getByText(words('download', 'getAppHint'))).toBeVisible();

    await expect(page.getByRole('link', { name: words('home', 'vip', { label: '' }).trim() })).toHaveAttribute(
      'href',
      '/m/member/home',
    );
    await expect(page.getByRole('navigation', { name: words('home', 'shortcuts') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
    // Each comes when someone gets near it.
    for (const name of [
      words('liveModels', 'liveNow'),
      words('winners', 'winners'),
      words('lottery', 'nextDraws'),
      words('lottery', 'results'),
    ])
      await scrollTo(page, page.getByRole('heading', { name }));
  });
});

test('[SHELL-13] a guest who wants their rewards logs in and lands there', async ({ page, words }) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  await page
    .getByRole('navigation', { name: words('home', 'shortcuts') })
    .getByRole('link', { name: words('home', 'shortcutRewards') })
    .click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await signIn(page, words, demo);
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});

test.describe('a member', () => {
  test.use({ viewer: 'member' });

  test('[SHELL-10] customer service of the second bar leads to the chat’s own address', async ({ page, words }) => {
    await page.goto('/m/home');
    await page
      .getByRole('navigation', { name: words('home', 'shortcuts') })
      .getByRole('button', { name: words('home', 'shortcutService') })
      .click();
    await expect(page).toHaveURL(/\/sandbox\/chat/);
  });
});
