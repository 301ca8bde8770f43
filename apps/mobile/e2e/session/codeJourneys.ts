import { expect, type Page } from '@playwright/test';
import {
  createAccount,
  createAccountByNumber,
  createMobileNum,
  createUserName,
  forgetMessages,
  password,
  readSentCode,
  readSmsCode,
} from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { chooseCode, fillNumber, requestCode } from '../fixtures/login.ts';
import { field, loginName, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';
import type { Journey } from './passwordJourneys.ts';

const newPassword = 'n3w-one4fun';

/** Fills a code and a new password into the form for a forgotten password, and sends the form. */
async function setPassword(page: Page, words: Words, label: string, code: string): Promise<void> {
  await field(page, label).fill(code);
  await field(page, words('password', 'newPassword')).fill(newPassword);
  await field(page, words('password', 'confirmNewPassword')).fill(newPassword);
  await page.getByRole('button', { name: words('password', 'setNew'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectHome(page, words);
}

/** Journeys with a login or a new password by a code that the gateway sends. */
export const codeJourneys: readonly Journey[] = [
  {
    what: 'a login by a code that came by SMS',
    merchant: 'padma',
    isSignedIn: true,
    go: async ({ page, words, merchant }) => {
      const mobileNum = await createAccountByNumber(merchant);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toBeVisible();
      await chooseCode(page, words);
      await fillNumber(page, words, mobileNum);
      await requestCode(page, words);
      const code = await readSmsCode(merchant, mobileNum);
      await field(page, words('auth', 'verificationCode')).fill(code);
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expectHome(page, words);
      return [code];
    },
  },
  {
    what: 'a registration by mobile number and the login after it',
    merchant: 'padma',
    isSignedIn: true,
    go: async ({ page, words, merchant }) => {
      const mobileNum = createMobileNum();
      await page.goto('/m/register');
      await page.getByRole('radio', { name: words('auth', 'mobileNum') }).check();
      await fillNumber(page, words, mobileNum);
      await requestCode(page, words);
      const code = await readSmsCode(merchant, mobileNum);
      await field(page, words('auth', 'verificationCode')).fill(code);
      await field(page, words('auth', 'password')).fill(password);
      await field(page, words('auth', 'confirmPassword')).fill(password);
      await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/login$/);
      await signIn(page, words, { username: await loginName(page, words).inputValue() });
      await expectHome(page, words);
      return [code, password];
    },
  },
  {
    what: 'a forgotten password that is replaced by e-mail',
    merchant: 'aurora',
    isSignedIn: true,
    go: async ({ page, words, merchant }) => {
      const username = createUserName();
      const email = `${username}@example.org`;
      await createAccount(merchant, username, { email });
      await page.goto('/m/forget');
      await page
        .locator('main label')
        .filter({ hasText: words('password', 'byEmail') })
        .click();
      await field(page, words('auth', 'username')).fill(username);
      await field(page, words('auth', 'email')).fill(email);
      await page.getByRole('button', { name: words('password', 'sendCode'), exact: true }).click();
      await expect(field(page, words('password', 'emailCode'))).toBeFocused();
      const code = await readSentCode(merchant, email);
      await setPassword(page, words, words('password', 'emailCode'), code);
      return [code, newPassword];
    },
  },
  {
    what: 'a forgotten password that is replaced by SMS',
    merchant: 'lagoa',
    isSignedIn: true,
    go: async ({ page, words, merchant }) => {
      const mobileNum = await createAccountByNumber(merchant);
      await forgetMessages(merchant, `55${mobileNum}`);
      await page.goto('/m/forget');
      await field(page, words('auth', 'mobileNum')).fill(mobileNum);
      await page.getByRole('button', { name: words('password', 'sendCode'), exact: true }).click();
      await expect(field(page, words('auth', 'verificationCode'))).toBeFocused();
      const code = await readSmsCode(merchant, mobileNum);
      await setPassword(page, words, words('auth', 'verificationCode'), code);
      return [code, newPassword];
    },
  },
];
