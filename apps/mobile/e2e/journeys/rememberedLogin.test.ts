import type { Page } from '@playwright/test';
import { createAccountByNumber, createMember, password, readSmsCode } from '../fixtures/createMember.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expectHome } from '../fixtures/home.ts';
import { chooseCode, choosePassword, fillNumber, readStorages, requestCode } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field, loginName, logOut, signIn } from '../fixtures/signIn.ts';

/** Waits until the password of the last successful login is stored in encrypted form. */
const rememberedPassword = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => /"password":"[\w+/]{20,}=*"/.test(localStorage.getItem('sass') ?? '')))
    .toBe(true);

/** Ends the session without a logout, as after an expiry. */
const expireSession = (page: Page) => page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));

test.describe('at padma', () => {
  test.use({ merchant: 'padma' });

  test('[LOGIN-05] [LOGIN-06] [API-07] name and password are remembered by method, encrypted, if allowed', async ({
    page,
    words,
  }) => {
    const { userName } = await createMember('padma');
    const mobileNum = await createAccountByNumber('padma');
    const secret = field(page, words('auth', 'password'));
    const remember = page.getByRole('checkbox', { name: words('auth', 'remember') });
    const number = field(page, words('auth', 'mobileNum'));

    await page.goto('/m/login');
    await expect(remember).toBeChecked();
    await signIn(page, words, { username: userName });
    await expectHome(page, words);
    await rememberedPassword(page);
    const stored = await readStorages(page);
    expect(stored).toContain(userName);
    for (const form of [password, btoa(password), btoa(btoa(password))]) expect(stored).not.toContain(form);
    const isExtractable = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('livery', 1);
          open.addEventListener('success', () => {
            const keys = open.result.transaction('keys').objectStore('keys').getAll();
            keys.addEventListener('success', () => resolve((keys.result as CryptoKey[]).map((key) => key.extractable)));
          });
        }),
    );
    expect(isExtractable).toEqual([false]);

    await test.step('on the next visit both are filled in, and one tap logs in', async () => {
      await expireSession(page);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toHaveValue(userName);
      await expect(secret).toHaveValue(password);
      expect(await readStorages(page)).not.toContain(password);
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expectHome(page, words);
      await rememberedPassword(page);
    });

    await test.step('a login by code is remembered too, and each method restores its own', async () => {
      await expireSession(page);
      await page.goto('/m/login');
      await chooseCode(page, words);
      await fillNumber(page, words, mobileNum);
      await requestCode(page, words);
      await field(page, words('auth', 'verificationCode')).fill(await readSmsCode('padma', mobileNum));
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expectHome(page, words);
      await expireSession(page);
      await page.goto('/m/login');
      await expect.poll(async () => (await number.inputValue()).replaceAll(/\D/g, '')).toBe(mobileNum);
      await expect(page.getByRole('button', { name: /\+55$/ })).toBeVisible();
      await choosePassword(page, words);
      await expect(loginName(page, words)).toHaveValue(userName);
      await expect(secret).toHaveValue(password);
      await loginName(page, words).fill('somebody');
      await chooseCode(page, words);
      await choosePassword(page, words);
      await expect(loginName(page, words)).toHaveValue(userName);
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expectHome(page, words);
    });

    await test.step('a logout keeps only the name', async () => {
      await rememberedPassword(page);
      await logOut(page, words);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toHaveValue(userName);
      await expect(secret).toHaveValue('');
    });

    await test.step('“forget me” removes the login', async () => {
      await page.getByRole('button', { name: words('auth', 'forgetLogin') }).click();
      await expect(loginName(page, words)).toHaveValue('');
      expect(await readStorages(page)).not.toContain(userName);
      await page.reload();
      await expect(loginName(page, words)).toHaveValue('');
      await expect(page.getByRole('button', { name: words('auth', 'forgetLogin') })).toHaveCount(0);
    });

    await test.step('without a tick no login is remembered, and the box stays unticked', async () => {
      await page.getByText(words('auth', 'remember')).click();
      await signIn(page, words, { username: userName });
      await expectHome(page, words);
      expect(await page.evaluate(() => [localStorage.getItem('sass'), localStorage.getItem('remPass')])).toEqual([
        null,
        '0',
      ]);
      await expireSession(page);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toHaveValue('');
      await expect(remember).not.toBeChecked();
    });
  });

  test('[LOGIN-06] a remembered password that fails is forgotten', async ({ page, words }) => {
    const { userName } = await createMember('padma');
    await page.goto('/m/login');
    await signIn(page, words, { username: userName });
    await expectHome(page, words);
    await rememberedPassword(page);
    await expireSession(page);
    await page.goto('/m/login');
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    await signIn(page, words, { username: userName, password: 'wrong-one' });
    await expect(page.getByText(words('auth', 'loginWrong'))).toBeVisible();
    await page.reload();
    await expect(loginName(page, words)).toHaveValue(userName);
    await expect(field(page, words('auth', 'password'))).toHaveValue('');
  });

  test('[LOGIN-06] a remembered password is deleted after 30 days; the name stays', async ({ page, words }) => {
    const { userName } = await createMember('padma');
    const start = Date.now();
    await page.goto('/m/login');
    await signIn(page, words, { username: userName });
    await expectHome(page, words);
    await rememberedPassword(page);
    await expireSession(page);
    const comeBack = async (daysLater: number) => {
      await page.clock.setSystemTime(start + daysLater * 86_400_000);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toHaveValue(userName);
    };
    const secret = field(page, words('auth', 'password'));
    await comeBack(29.9);
    await expect(secret).toHaveValue(password);
    await comeBack(30.1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sass'))).not.toContain('"password"');
    await expect(secret).toHaveValue('');
    await comeBack(1);
    await expect(secret).toHaveValue('');
  });

  test('[PWD-04] [LOGIN-06] a changed password replaces the remembered password', async ({ page, words }) => {
    const { userName } = await createMember('padma');
    const changed = 'r1ver-lamp-42';
    await page.goto('/m/login');
    await signIn(page, words, { username: userName });
    await expectHome(page, words);
    await rememberedPassword(page);
    const readPassword = () => page.evaluate(() => localStorage.getItem('sass'));
    const before = await readPassword();
    await goTo(page, '/m/changePsw');
    await field(page, words('password', 'newPassword')).fill(changed);
    await field(page, words('password', 'confirmNewPassword')).fill(changed);
    await page.getByRole('button', { name: words('password', 'confirmChange') }).click();
    await expectHome(page, words);
    await rememberedPassword(page);
    expect(await readPassword()).not.toBe(before);
    await expireSession(page);
    await page.goto('/m/login');
    await expect(loginName(page, words)).toHaveValue(userName);
    await expect(field(page, words('auth', 'password'))).toHaveValue(changed);
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expectHome(page, words);
  });

  for (const [what, spoil] of [
    [
      'blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        IDBFactory.prototype.open = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'garbage',
      () => {
        for (const key of ['sass', 'remPass', 'MC_SESSION_INFO', 'deviceToken', 'formDrafts'])
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"logins":[{"type":7}]');
      },
    ],
  ] as const)
    test(`[API-07] players can log in with a storage that is ${what}`, async ({ page, words }) => {
      const { userName } = await createMember('padma');
      await page.addInitScript(spoil);
      await page.goto('/m/login');
      await signIn(page, words, { username: userName });
      await expectHome(page, words);
      await expect(page.getByRole('link', { name: userName })).toBeVisible();
    });
});

test('at a merchant with the switch off, nothing is remembered', async ({ page, words }) => {
  const { userName } = await createMember('aurora');
  await page.goto('/m/login');
  await expect(loginName(page, words)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await signIn(page, words, { username: userName });
  await expectHome(page, words);
  expect(await page.evaluate(() => localStorage.getItem('sass'))).toBeNull();
});
