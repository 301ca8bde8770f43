import type { Page } from '@playwright/test';
import {
  createAccount,
  createAccountByNumber,
  createUserName,
  forgetMessages,
  password,
  readMessages,
  readSentCode,
} from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

const newPassword = 'river-42-moon';

/** Returns the content of the page's storages, address and history state, as one text. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]));

async function typeNewPassword(page: Page, words: Words, typed = newPassword) {
  await field(page, words('password', 'newPassword')).fill(typed);
  await field(page, words('password', 'confirmNewPassword')).fill(typed);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the screen to change the password, from the member centre and the account's security screen. */
async function openChangePassword(page: Page, words: Words) {
  await page.getByRole('link', { name: words('shell', 'security') }).click();
  await page.getByRole('link', { name: words('security', 'loginPassword') }).click();
}

const sessionName = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null') as { userName?: string })?.userName,
  );

test.describe('a forgotten password', () => {
  test(
    '[PWD-06] [ROUTE-02] is replaced by e-mail: a reload and a wrong code lose no value',
    { tag: '@gate' },
    async ({ page, words, merchant }) => {
      const username = createUserName();
      const email = `${username}@example.org`;
      await createAccount(merchant, username, { email });

      await page.goto('/m/login');
      await page.getByRole('link', { name: words('auth', 'forgotPassword') }).click();
      await expect(page).toHaveURL(/\/m\/forget$/);
      await page
        .locator('main label')
        .filter({ hasText: words('password', 'byEmail') })
        .click();
      await field(page, words('auth', 'username')).fill(username);
      await field(page, words('auth', 'email')).fill(email);
      await page.reload();
      await expect(field(page, words('auth', 'email'))).toHaveValue(email);
      await press(page, words('password', 'sendCode'));

      const code = field(page, words('password', 'emailCode'));
      await expect(code).toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
      await code.fill('000000');
      await typeNewPassword(page, words);
      await press(page, words('password', 'setNew'));
      await expect(page.getByText(words('common', 'in_verification_error'))).toBeVisible();
      await expect(code).toBeFocused();
      await expect(field(page, words('password', 'newPassword'))).toHaveValue(newPassword);
      expect(await storedIn(page)).not.toContain(newPassword);

      await code.fill(await readSentCode(merchant, email));
      await press(page, words('password', 'setNew'));
      await expect(page).toHaveURL(/\/m\/home$/);
      await expectHome(page, words);
      expect(await sessionName(page)).toBe(username);
      expect(await storedIn(page)).not.toContain(newPassword);
    },
  );

  test('[PWD-06] of an unknown account gives the same screen, and no message is sent', async ({
    page,
    words,
    merchant,
  }) => {
    const username = createUserName();
    const email = `${username}@example.org`;
    await page.goto('/m/forget');
    await page
      .locator('main label')
      .filter({ hasText: words('password', 'byEmail') })
      .click();
    await field(page, words('auth', 'username')).fill(username);
    await field(page, words('auth', 'email')).fill(email);
    await press(page, words('password', 'sendCode'));
    await expect(page.getByText(words('password', 'sentEmail'))).toBeVisible();
    expect(await readMessages(merchant, email)).toEqual([]);
    await field(page, words('password', 'emailCode')).fill('123456');
    await typeNewPassword(page, words);
    await press(page, words('password', 'setNew'));
    await expect(page.getByText(words('common', 'in_verification_error'))).toBeVisible();
  });

  test.describe('at lagoa', () => {
    test.use({ merchant: 'lagoa' });

    test('[PWD-06] is replaced by SMS, and the new password logs in', async ({ page, words, merchant }) => {
      const mobileNum = await createAccountByNumber(merchant);
      const number = `55${mobileNum}`;
      await forgetMessages(merchant, number);
      await page.goto('/m/forget');
      await field(page, words('auth', 'mobileNum')).fill(mobileNum);
      await press(page, words('password', 'sendCode'));
      const code = field(page, words('auth', 'verificationCode'));
      await expect(code).toBeFocused();
      await code.fill(await readSentCode(merchant, number));
      await typeNewPassword(page, words);
      await press(page, words('password', 'setNew'));
      await expect(page).toHaveURL(/\/m\/home$/);
      await expectHome(page, words);
      expect(await sessionName(page)).toBeTruthy();
      expect(await storedIn(page)).not.toContain(newPassword);
    });
  });
});

test.describe('changing the password', () => {
  test.use({ viewer: 'member' });

  test('[PWD-01] [PWD-02] [PWD-03] [PWD-04] [PWD-05] requires the old password, validates, and opens home', async ({
    page,
    words,
    session,
  }) => {
    await page.goto('/m/member/home');
    await openChangePassword(page, words);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    const userName = field(page, words('auth', 'username'));
    await expect(userName).toHaveValue(session!.userName);
    await expect(userName).not.toBeEditable();
    const old = field(page, words('password', 'oldPassword'));
    const confirmation = field(page, words('password', 'confirmNewPassword'));

    await old.fill(password);
    await typeNewPassword(page, words, password);
    await press(page, words('password', 'confirmChange'));
    const dialog = page.getByRole('dialog', { name: words('password', 'passwordSame') });
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();

    await old.fill('not-mine');
    await typeNewPassword(page, words);
    await confirmation.fill('river-42');
    await press(page, words('password', 'confirmChange'));
    await expect(page.getByText(words('auth', 'confirmMismatch'))).toBeVisible();
    await confirmation.fill(newPassword);
    await expect(page.getByText(words('auth', 'confirmMismatch'))).toBeHidden();

    await press(page, words('password', 'confirmChange'));
    await expect(page.getByText(words('password', 'oldWrong'))).toBeVisible();
    await expect(old).toBeFocused();
    await expect(confirmation).toHaveValue(newPassword);
    await expect(page).toHaveURL(/\/m\/changePsw$/);

    await old.fill(password);
    await press(page, words('password', 'confirmChange'));
    await expectAnnouncement(page, words('password', 'changed'));
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await storedIn(page)).not.toContain(newPassword);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/m/login');
    await signIn(page, words, { username: session!.userName, password: newPassword });
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionName(page)).toBe(session!.userName);
  });
});

test("[PWD-01] [PWD-04] [API-07] a member changes this session's password without the old one, once", async ({
  page,
  words,
  merchant,
}) => {
  const username = createUserName();
  await createAccount(merchant, username);
  await page.goto('/m/login');
  await signIn(page, words, { username });
  await expectHome(page, words);
  // The password of the session must still be there after a reload.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('PSW'))).not.toBeNull();
  await page.reload();
  await expectHome(page, words);
  await page.getByRole('link', { name: username }).click();
  await openChangePassword(page, words);
  await expect(field(page, words('password', 'newPassword'))).toBeVisible();
  await expect(field(page, words('password', 'oldPassword'))).toHaveCount(0);
  await typeNewPassword(page, words);
  await press(page, words('password', 'confirmChange'));
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.getByRole('link', { name: username }).click();
  await openChangePassword(page, words);
  await expect(field(page, words('password', 'oldPassword'))).toBeVisible();
  expect(await storedIn(page)).not.toContain(newPassword);
});

test(
  '[ROUTE-10] [LOGIN-10] a guest reads about the free trial, starts it, plays, and sees its end',
  { tag: '@gate' },
  async ({ page, words }) => {
    await page.goto('/m/trail');
    await expect(page.getByRole('heading', { name: words('trial', 'cantTitle') })).toBeVisible();
    await press(page, words('trial', 'start'));
    await expect(page).toHaveURL(/\/m\/home$/);
    await expectHome(page, words);
    const type = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('MC_SESSION_INFO')!) as { type: number }).type,
    );
    expect(type).toBe(4);
    await page.goto('/m/trail');
    await expect(page.getByRole('heading', { name: words('trial', 'runningTitle') })).toBeVisible();
    await page.getByRole('link', { name: words('trial', 'playOn') }).click();
    await expectHome(page, words);
  },
);
