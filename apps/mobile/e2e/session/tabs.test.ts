import { storageKeys } from '@livery/device/storage';
import type { Page } from '@playwright/test';
import { createMember } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { logOut, signIn } from '../fixtures/signIn.ts';

/** Marks the page, so that a later check shows whether it was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/**
 * Opens a page and waits until it follows other tabs. At that time, its background code has started and requested the
 * site's status.
 */
async function openFollowing(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest(/\/wps\/system\/status/);
  await page.goto(address);
  await asked;
  await mark(page);
}

test.describe('two tabs of a member', () => {
  test.use({ viewer: 'member' });

  test(
    '[SESS-09] log out together; the other tab keeps its screen and its typed values',
    { tag: '@gate' },
    async ({ page, context, words }) => {
      await page.goto('/m/home');
      await expectHome(page, words);
      const other = await context.newPage();
      await openFollowing(other, '/m/gameList');
      await other.getByRole('search').getByRole('button').first().click();
      const search = other.getByRole('combobox');
      await search.fill('half-typed');
      await logOut(page, words);
      await expect
        .poll(() => other.evaluate((key) => localStorage.getItem(key), storageKeys.session), 'both share it')
        .toBeNull();
      await other.bringToFront();
      await expect(search).toHaveValue('half-typed');
      expect(await isMarked(other)).toBe(true);
      // The other tab has followed the logout, so addresses for members redirect to login.
      await other.goto('/m/member/home');
      await expect(other).toHaveURL(/\/m\/login$/);
    },
  );

  test("[SESS-09] show login for a members' screen in the other tab; the next login here returns to it", async ({
    page,
    context,
    words,
    session,
  }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    const other = await context.newPage();
    await openFollowing(other, '/m/withdraw?amount=5');
    await logOut(page, words);
    await expect(other).toHaveURL(/\/m\/login$/);
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await signIn(page, words, { username: session!.userName });
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(other).toHaveURL(/\/m\/withdraw\?amount=5$/);
    expect(await isMarked(other)).toBe(true);
  });
});

test('[SESS-09] a login in one tab leads the other tab away from its login form', async ({
  page,
  context,
  words,
  merchant,
}) => {
  const member = await createMember(merchant);
  await openFollowing(page, '/m/member/home');
  await expect(page).toHaveURL(/\/m\/login$/);
  const other = await context.newPage();
  await other.goto('/m/login');
  await signIn(other, words, { username: member.userName });
  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  expect(await isMarked(page)).toBe(true);
});

test.describe('a tab of one member', () => {
  test.use({ viewer: 'member' });

  test('[SESS-09] shows the member who logs in in another tab, without typed values of the previous member', async ({
    page,
    context,
    words,
    session,
    merchant,
  }) => {
    const next = await createMember(merchant);
    await openFollowing(page, '/m/gameList');
    await page.getByRole('search').getByRole('button').first().click();
    await page.getByRole('combobox').fill('of the member before');
    const other = await context.newPage();
    await other.goto('/m/home');
    await logOut(other, words);
    await other.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await signIn(other, words, { username: next.userName });
    await expectHome(other, words);
    await page.goto('/m/member/home');
    await expect(page.getByRole('main')).toContainText(next.userName);
    await expect(page.getByText(session!.userName)).toHaveCount(0);
    await page.goto('/m/changePsw');
    await expect(page.getByRole('textbox').first()).toHaveValue(next.userName);
  });

  test('[SESS-09] that was suspended during the logout restarts with the member who logged in afterwards', async ({
    page,
    session,
    merchant,
  }) => {
    const next = await createMember(merchant);
    await openFollowing(page, '/m/home');
    await expect(page.getByRole('link', { name: session!.userName })).toBeVisible();
    const other = await page.context().newPage();
    // This is a document without the app. So the tab gets only one change, from one member to the next.
    await other.goto('/manifest.webmanifest');
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.session,
      JSON.stringify(next),
    ] as const);
    await expect(page.getByRole('link', { name: next.userName })).toBeVisible();
    await expect(page.getByRole('link', { name: session!.userName })).toHaveCount(0);
    expect(await isMarked(page)).toBe(false);
  });
});
