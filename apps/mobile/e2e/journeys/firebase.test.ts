import type { Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import {
  countryDialingCode,
  createMobileNum,
  createUserName,
  password,
  readSmsCode,
} from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { field } from '../fixtures/signIn.ts';
import { forgetMessages } from '../fixtures/forgetMessages.ts';
import type { Words } from '../fixtures/words.ts';

/*
 * Lagoa's Firebase project does not exist. On lagoa's host, the sandbox replies like Firebase's Auth emulator. The
 * client in the page is Firebase's own, under the production policy.
 */
test.use({ merchant: 'lagoa' });

const google = (page: Page, words: Words) => page.getByRole('button', { name: words('auth', 'continueWithGoogle') });
const facebook = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('auth', 'continueWithFacebook') });
const byCode = (page: Page, words: Words) =>
  page.getByRole('radio', { name: words('auth', 'verificationCode') }).check();

/** Registers a number, as a guest does. After that, another code may be sent to the number immediately. */
async function registerNumber(page: Page, words: Words, merchant: MerchantCode): Promise<string> {
  const mobileNum = createMobileNum();
  await page.goto('/m/register');
  await field(page, words('auth', 'mobileNum')).fill(mobileNum);
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  await expect(countdown(page, words)).toBeVisible();
  await field(page, words('auth', 'verificationCode')).fill(await readSmsCode(merchant, mobileNum));
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await forgetMessages(merchant, `${countryDialingCode}${mobileNum}`);
  return mobileNum;
}

const countdown = (page: Page, words: Words) =>
  page.getByRole('button', { name: new RegExp(words('auth', 'codeWait_other', { count: '\\d+' })) });

/** Fills in an unused account on the provider's account page, and continues. */
async function chooseAccount(accounts: Page, name: string) {
  await accounts.getByLabel('Name').fill(name);
  await accounts.getByLabel('E-mail').fill(`${name}@example.org`);
  await accounts.getByRole('button', { name: 'Continue' }).click();
}

test('[LOGIN-08] Google and Facebook are offered when Firebase has loaded, only with the name method', async ({
  page,
  words,
}) => {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(codeOf('createFirebaseSignIn'), async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/m/login');
  await expect(field(page, words('auth', 'password'))).toBeVisible();
  await expect(google(page, words)).toHaveCount(0);
  release();
  await expect(google(page, words)).toBeVisible();
  await expect(facebook(page, words)).toBeVisible();
  await byCode(page, words);
  await expect(google(page, words)).toHaveCount(0);
  await page.getByRole('radio', { name: words('auth', 'password') }).check();
  await expect(google(page, words)).toBeVisible();
});

test('[LOGIN-08] if Firebase cannot be loaded, only the form is shown', async ({ page, words, allowErrors }) => {
  allowErrors(/Code did not load/);
  await page.route(codeOf('createFirebaseSignIn'), (route) => route.abort());
  await page.goto('/m/login');
  await expect(field(page, words('auth', 'password'))).toBeVisible();
  await expect(page.getByText(words('auth', 'orElse'), { exact: true })).toHaveCount(0);
  await expect(google(page, words)).toHaveCount(0);
});

for (const provider of ['google', 'facebook'] as const)
  test(`[LOGIN-08] an account of ${provider}, chosen in a window, registers and logs in`, async ({ page, words }) => {
    const name = createUserName();
    await page.goto('/m/login');
    const button = (provider === 'google' ? google : facebook)(page, words);
    const [accounts] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await chooseAccount(accounts, name);
    await expectHome(page, words);
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

test('[LOGIN-09] closing the account window shows no error, and the form keeps its values', async ({ page, words }) => {
  await page.goto('/m/login');
  await field(page, words('auth', 'username'))
    .or(field(page, words('auth', 'usernameOrMobile')))
    .fill('amina');
  const [accounts] = await Promise.all([page.waitForEvent('popup'), google(page, words).click()]);
  await accounts.close();
  await page.bringToFront();
  // The attempt ends when the window is closed, even before Firebase detects it. So the button can be used again.
  const [again] = await Promise.all([page.waitForEvent('popup'), google(page, words).click()]);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(field(page, words('auth', 'usernameOrMobile'))).toHaveValue('amina');
  await chooseAccount(again, createUserName());
  await expectHome(page, words);
});

test('[LOGIN-08] in an installed app the account page opens in the same window and returns to the app', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    const standalone = real('all');
    window.matchMedia = (query) => (query.includes('display-mode: standalone') ? standalone : real(query));
  });
  await page.goto('/m/login');
  await facebook(page, words).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await chooseAccount(page, createUserName());
  await expectHome(page, words);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('choice=');
});

test('[LOGIN-03] [LOGIN-13] a code of Firebase logs in, after a countdown of 60 s and a reload', async ({
  page,
  words,
  merchant,
}) => {
  const mobileNum = await registerNumber(page, words, merchant);
  await byCode(page, words);
  const number = field(page, words('auth', 'mobileNum'));
  await number.fill(mobileNum);
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  await expect(countdown(page, words)).toBeVisible();
  const left = Number(/\d+/.exec((await countdown(page, words).textContent())!)![0]);
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThanOrEqual(60);
  await page.reload();
  await expect.poll(async () => (await number.inputValue()).replaceAll(/\D/g, '')).toBe(mobileNum);
  const code = field(page, words('auth', 'verificationCode'));
  await code.fill(await readSmsCode(merchant, mobileNum));
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expectHome(page, words);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test('[LOGIN-09] a code that Firebase rejects ends the login silently, with the focus on the code', async ({
  page,
  words,
  merchant,
}) => {
  const mobileNum = await registerNumber(page, words, merchant);
  await byCode(page, words);
  await field(page, words('auth', 'mobileNum')).fill(mobileNum);
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  await expect(countdown(page, words)).toBeVisible();
  const right = await readSmsCode(merchant, mobileNum);
  const code = field(page, words('auth', 'verificationCode'));
  await code.fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(field(page, words('auth', 'mobileNum'))).not.toHaveValue('');
  await code.fill(right);
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expectHome(page, words);
});

test('[REG-07] a Google account can also register on the register screen, beside the number', async ({
  page,
  words,
}) => {
  const name = createUserName();
  await page.goto('/m/register');
  const [accounts] = await Promise.all([page.waitForEvent('popup'), google(page, words).click()]);
  await chooseAccount(accounts, name);
  await expectHome(page, words);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('[REG-10] a code that Firebase rejects shows an error at its field, and the form keeps its values', async ({
  page,
  words,
  merchant,
}) => {
  const mobileNum = createMobileNum();
  await page.goto('/m/register');
  await field(page, words('auth', 'mobileNum')).fill(mobileNum);
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  await expect(countdown(page, words)).toBeVisible();
  const right = await readSmsCode(merchant, mobileNum);
  const code = field(page, words('auth', 'verificationCode'));
  await code.fill(right === '000000' ? '111111' : '000000');
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page.getByText(words('common', 'in_verification_error'))).toBeVisible();
  await expect(code).toBeFocused();
  await expect(field(page, words('auth', 'password'))).toHaveValue(password);
  await code.fill(right);
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
});
