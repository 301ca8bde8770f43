import { expect, expectGames, announcementDialog, test } from './house.ts';

test.describe('everything on home', () => {
  // A phone that the app can be put on.
  test.use({
    readsNews: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('[HOME-05] [HOME-10] a member finds ticker, banners, games, blocks, customer service, the app’s offer, and news of their login and of the house', async ({
    page,
    words,
  }) => {
    await page.goto('/m/login');
    await page.getByRole('textbox', { name: words('auth', 'username') }).fill('demo5');
    await page.getByRole('textbox', { name: words('auth', 'password') }).fill('demo1234');
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expectGames(page, words);

    // What is for the player who just came in, then what is for everybody.
    const news = announcementDialog(page);
    await expect(news.getByText(words('popups', 'newsForYou')).first()).toBeVisible();
    await expect(news.getByText(words('popups', 'newsKicker'), { exact: true }).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(news).toBeHidden();

    await expect(page.getByRole('link', { name: words('home', 'announcements') })).toHaveAttribute('href', '/m/notice');
    await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('menu', 'customerService'), expanded: false })).toBeVisible();
    await expect(page.getByText(words('popups', 'getAppHint'))).toBeVisible();

    await expect(page.getByRole('link', { name: words('home', 'vip', { label: '' }).trim() })).toHaveAttribute(
      'href',
      '/m/member/home',
    );
    await expect(page.getByRole('navigation', { name: words('home', 'ways') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
    // Each comes when someone gets near it.
    for (const block of ['liveNow', 'winners', 'nextDraws', 'results'] as const) {
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, 300));
        await expect(page.getByRole('heading', { name: words('lobby', block) })).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
    }
  });
});

test('[SHELL-13] a guest who wants their rewards logs in and lands there', async ({ page, words }) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  await page
    .getByRole('navigation', { name: words('home', 'ways') })
    .getByRole('link', { name: words('home', 'wayRewards') })
    .click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.getByRole('textbox', { name: words('auth', 'username') }).fill('demo5');
  await page.getByRole('textbox', { name: words('auth', 'password') }).fill('demo1234');
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});

test('[SHELL-10] customer service of the second bar leads to the chat’s own address', async ({
  page,
  words,
  becomeMember,
}) => {
  await becomeMember();
  await page
    .getByRole('navigation', { name: words('home', 'ways') })
    .getByRole('button', { name: words('home', 'wayService') })
    .click();
  await expect(page).not.toHaveURL(/\/m\//);
  await expect(page).toHaveURL(/chat/);
});
