import { languageOf } from '@livery/i18n';
import type { Page } from '@playwright/test';
import { createUserName } from '../fixtures/createMember.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { field } from '../fixtures/signIn.ts';
import { type Words, wordsIn } from '../fixtures/words.ts';

const secret = 'not-to-be-stored-7';
const code = codeOf('LoginScreen');
const portrait = { width: 360, height: 740 };
const landscape = { width: 740, height: 360 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A partly filled form. */
interface Begun {
  /** Fills in the fields that can be filled. */
  fill: (page: Page, words: Words) => Promise<void>;
  /**
   * Checks the values that must not be lost, in these texts. The password remains only if the page was not loaded
   * again.
   */
  expectTyped: (page: Page, words: Words, password: string) => Promise<void>;
  send: (page: Page, words: Words) => Promise<void>;
  path: string;
  call: string;
}

// The service worker is blocked, because a worker that has cached the code would serve it when the test makes its
// request fail.
test.use({ serviceWorkers: 'block' });

const name = createUserName();

const forms: Readonly<Record<string, Begun>> = {
  login: {
    path: '/m/login',
    call: '**/wps/session/login',
    fill: async (page, words) => {
      await field(page, words('auth', 'username')).fill(name);
      await field(page, words('auth', 'password')).fill(secret);
    },
    expectTyped: async (page, words, password) => {
      await expect(field(page, words('auth', 'username'))).toHaveValue(name);
      await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    },
    send: (page, words) => button(page, words('common', 'login')).click(),
  },
  register: {
    path: '/m/register',
    call: '**/wps/member/register',
    fill: async (page, words) => {
      await field(page, words('auth', 'username')).fill(name);
      await field(page, words('auth', 'password')).fill(secret);
      await field(page, words('auth', 'confirmPassword')).fill(secret);
      await field(page, words('auth', 'captcha')).fill('00');
      await page.getByText(words('auth', 'moreDetails')).click();
      await field(page, words('auth', 'email')).fill('mina@example.org');
      await field(page, words('auth', 'nickname')).fill('নীলা');
    },
    expectTyped: async (page, words, password) => {
      await expect(field(page, words('auth', 'username'))).toHaveValue(name);
      await expect(field(page, words('auth', 'password'))).toHaveValue(password);
      await expect(field(page, words('auth', 'email'))).toHaveValue('mina@example.org');
      await expect(field(page, words('auth', 'nickname'))).toHaveValue('নীলা');
    },
    send: (page, words) => button(page, words('common', 'register')).click(),
  },
};

const expectNothingSecretStored = async (page: Page) =>
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(secret);

for (const [form, { fill, expectTyped, send, path, call }] of Object.entries(forms)) {
  test.describe(`a typed ${form} form`, () => {
    test.beforeEach(async ({ page, words }) => {
      await page.setViewportSize(portrait);
      await page.goto(path);
      await fill(page, words);
      await expectTyped(page, words, secret);
    });
    test.afterEach(({ page }) => expectNothingSecretStored(page));

    test('survives a reload, without its secrets', async ({ page, words }) => {
      await page.reload();
      await expectTyped(page, words, '');
    });

    test('survives a change of language and a rotation of the phone completely', async ({ page }) => {
      const bengali = wordsIn('BN');
      await page.getByRole('button', { name: wordsIn('EN')('common', 'settings') }).click();
      await page.getByRole('option', { name: languageOf('BN').ownName }).click();
      await expectTyped(page, bengali, secret);
      await page.setViewportSize(landscape);
      await expectTyped(page, bengali, secret);
      await page.setViewportSize(portrait);
      await expectTyped(page, bengali, secret);
    });

    test('survives a failed request completely', async ({ page, words }) => {
      await page.route(call, (route) => route.abort());
      await send(page, words);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expectTyped(page, words, secret);
      await page.reload();
      await expectTyped(page, words, '');
    });
  });
}

test('a filled register form survives an invalid captcha answer', async ({ page, words }) => {
  const { fill, expectTyped, send, path } = forms['register']!;
  await page.goto(path);
  await fill(page, words);
  // The gateway treats a wrong, a used and an expired answer in the same way.
  await send(page, words);
  await expect(page.getByText(words('auth', 'captchaWrong'))).toBeVisible();
  await expect(field(page, words('auth', 'captcha'))).toHaveValue('');
  await expectTyped(page, words, secret);
  await expectNothingSecretStored(page);
});

test('a filled login form survives code that fails to load after a reload', async ({ page, words, allowErrors }) => {
  const { fill, expectTyped, path } = forms['login']!;
  await page.goto(path);
  await fill(page, words);
  allowErrors(/did not load|screen failed|Failed to fetch dynamically/i);
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByText(words('common', 'screenFailed'))).toBeVisible();
  await page.unroute(code);
  await button(page, words('common', 'reload')).click();
  await expectTyped(page, words, '');
});
