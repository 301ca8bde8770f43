import type { Page } from '@playwright/test';
import { createAccount, createMobileNum, createUserName, password, readSmsCode } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { fillNumber, requestCode } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, loginName, readAnswer, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

// The service worker is blocked, because a worker that has cached the code would serve it when the test makes its
// request fail.
test.use({ serviceWorkers: 'block' });

/** The code that encrypts a form on submit. */
const cipher = codeOf('encryptOaepGcm');
/** The rules of phone numbers, which load with the first phone number field. */
const phoneRules = codeOf('phoneRules');

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('code that fails to load while a form is sent', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/did not load|Failed to fetch dynamically/i));

  test("for login shows an error and keeps the form's values; the next press logs in", async ({
    page,
    words,
    merchant,
  }) => {
    const username = createUserName();
    await createAccount(merchant, username);
    await page.route(cipher, (route) => route.abort());
    await page.goto('/m/login');
    await signIn(page, words, { username });
    await expect(failure(page)).toHaveText(words('common', 'offline'));
    await expect(loginName(page, words)).toHaveValue(username);
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    await page.unroute(cipher);
    await press(page, words('common', 'login'));
    await expectHome(page, words);
  });

  test('for registration leaves the form and its captcha; the next press registers', async ({ page, words }) => {
    const username = createUserName();
    const captcha = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
    await page.route(cipher, (route) => route.abort());
    await page.goto('/m/register');
    const { captchaId } = ((await (await captcha).json()) as { value: { captchaId: string } }).value;
    const answer = await readAnswer(page, captchaId);
    await fillAccount(page, words, username, answer);
    await press(page, words('common', 'register'));
    await expect(failure(page)).toHaveText(words('common', 'offline'));
    await expect(field(page, words('auth', 'username'))).toHaveValue(username);
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    await expect(field(page, words('auth', 'confirmPassword'))).toHaveValue(password);
    await expect(field(page, words('auth', 'captcha'))).toHaveValue(answer);
    await page.unroute(cipher);
    await press(page, words('common', 'register'));
    await expectAnnouncement(page, words('auth', 'registered'));
  });
});

test.describe('code that fails to load when another way to register is chosen', () => {
  test.use({ merchant: 'padma' });

  test('loses no value of either way; a number is registered after the code has loaded', async ({
    page,
    words,
    merchant,
    allowErrors,
  }) => {
    allowErrors(/did not load|Failed to fetch dynamically/i);
    const username = createUserName();
    const mobileNum = createMobileNum();
    await page.route(phoneRules, (route) => route.abort());
    await page.goto('/m/register');
    await field(page, words('auth', 'username')).fill(username);
    await field(page, words('auth', 'password')).fill(password);
    await field(page, words('auth', 'confirmPassword')).fill(password);
    await page.getByRole('radio', { name: words('auth', 'mobileNum') }).check();
    await fillNumber(page, words, mobileNum);
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    await page.getByRole('radio', { name: words('auth', 'username') }).check();
    await expect(field(page, words('auth', 'username'))).toHaveValue(username);
    await page.getByRole('radio', { name: words('auth', 'mobileNum') }).check();
    await expect
      .poll(async () => (await field(page, words('auth', 'mobileNum')).inputValue()).replaceAll(/\D/g, ''))
      .toBe(mobileNum);
    await page.unroute(phoneRules);
    await requestCode(page, words);
    await field(page, words('auth', 'verificationCode')).fill(await readSmsCode(merchant, mobileNum));
    await press(page, words('common', 'register'));
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

test('an expired captcha: the form shows an error and a new captcha, and keeps its values', async ({ page, words }) => {
  const username = createUserName();
  const captcha = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
  await page.goto('/m/register');
  const { captchaId } = ((await (await captcha).json()) as { value: { captchaId: string } }).value;
  const answer = await readAnswer(page, captchaId);
  await fillAccount(page, words, username, answer);
  await page.evaluate((id) => fetch(`/sandbox/captchas/${id}`, { method: 'DELETE' }), captchaId);
  const refused = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/member/register');
  await press(page, words('common', 'register'));
  await expect(page.getByText(words('auth', 'captchaWrong'))).toBeVisible();
  await expect(field(page, words('auth', 'username'))).toHaveValue(username);
  await expect(field(page, words('auth', 'password'))).toHaveValue(password);
  await expect(field(page, words('auth', 'confirmPassword'))).toHaveValue(password);
  await expect(field(page, words('auth', 'captcha'))).toHaveValue('');
  await expect(field(page, words('auth', 'captcha'))).toBeFocused();
  const { value } = (await (await refused).json()) as { value: { captcha: { captchaId: string } } };
  await field(page, words('auth', 'captcha')).fill(await readAnswer(page, value.captcha.captchaId));
  await press(page, words('common', 'register'));
  await expectAnnouncement(page, words('auth', 'registered'));
});

async function fillAccount(page: Page, words: Words, username: string, captcha: string): Promise<void> {
  await field(page, words('auth', 'username')).fill(username);
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await field(page, words('auth', 'captcha')).fill(captcha);
}
