import { createMember } from '../fixtures/createMember.ts';
import { expectGames, expectHome, heart, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { loginName, signIn } from '../fixtures/signIn.ts';

test.describe('a guest of indus', () => {
  test.use({ merchant: 'indus' });

  test('[LOGIN-11] [GAME-01] a tapped game opens login over the page; closing it restores the page', async ({
    page,
    words,
  }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    const sheet = page.getByRole('dialog', { name: words('auth', 'loginTitle') });
    const bodyClasses = () => page.evaluate(() => document.body.className);
    const game = tiles(page, words('home', 'hotGames')).nth(6).getByRole('button').first();
    await game.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    const open = async () => {
      await game.click();
      await expect(sheet.getByRole('textbox').first()).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(await bodyClasses()).toContain('login-open');
    };
    const expectPage = async () => {
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await bodyClasses()).not.toContain('login-open');
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    };
    await open();
    await page.keyboard.press('Escape');
    await expectPage();
    await open();
    await page.goBack();
    await expectPage();
    await open();
    await sheet.getByRole('button', { name: words('common', 'close') }).click();
    await expectPage();
    await open();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words('auth', 'loginTitle') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[LOGIN-11] a login in the sheet returns to the page and opens the game, without a login entry', async ({
    page,
    words,
  }) => {
    const { userName } = await createMember('indus');
    await page.goto('/m/home');
    await expectGames(page, words);
    await tiles(page, words('home', 'hotGames')).nth(2).getByRole('button').first().click();
    const launch = page.waitForRequest(/launchGame/);
    await signIn(page, words, { username: userName });
    await launch;
    await expectPlaying(page);
    await page.goBack();
    await expectHome(page, words);
  });

  test('[LOGIN-11] the sheet opens registration and login again, over the same page', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await heart(page, words).click();
    const login = page.getByRole('dialog', { name: words('auth', 'loginTitle') });
    const registration = page.getByRole('dialog', { name: words('auth', 'registerTitle') });
    await expect(loginName(page, words)).toBeVisible();
    await login.getByRole('button', { name: words('common', 'register'), exact: true }).click();
    await expect(registration).toBeVisible();
    await expect(page).toHaveURL(/\/m\/register$/);
    await registration.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expect(login).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
