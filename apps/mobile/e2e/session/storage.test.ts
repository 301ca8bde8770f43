import { calls } from '@livery/api/contract';
import { storageKeys } from '@livery/device/storage';
import type { Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import { createAccount, createUserName, password } from '../fixtures/createMember.ts';
import { expectGames, expectHome, heart } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field, logOut, signIn } from '../fixtures/signIn.ts';

/** Every key under which the product may store a value. */
const declared = new Set<string>([
  ...Object.values(storageKeys),
  ...Object.values(calls).flatMap((call) => ('cachedAs' in call && call.cachedAs ? [call.cachedAs] : [])),
]);

/** Records every storage key that the page writes, in every page of the visit. */
async function collectKeys(page: Page): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => void keys.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      void (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
      setItem.call(this, key, value);
    };
  });
  return keys;
}

async function logIn(
  page: Page,
  words: Parameters<typeof signIn>[1],
  merchant: MerchantCode = 'aurora',
): Promise<string> {
  const username = createUserName();
  await createAccount(merchant, username);
  await page.goto('/m/login');
  await signIn(page, words, { username });
  await expect(page).toHaveURL(/\/m\/home$/);
  return username;
}

test.describe('at a merchant that remembers logins', () => {
  test.use({ merchant: 'indus' });

  test('[API-07] only declared keys are stored, and the keys of the specification are used', async ({
    page,
    words,
  }) => {
    const keys = await collectKeys(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    await page.getByRole('button', { name: words('common', 'settings') }).click();
    await page.getByRole('option').last().click();
    await page.goto('/m/register');
    await page.goto('/m/home');
    await page.getByRole('button', { name: words('common', 'settings') }).count();
    await page.evaluate(() => localStorage.setItem('language', 'UR'));
    const username = await logIn(page, words, 'indus');
    await heart(page, words).click();
    await expect(page.getByRole('link', { name: username })).toBeVisible();
    await logOut(page, words);
    expect([...keys].filter((key) => !declared.has(key))).toEqual([]);
    for (const key of ['language', 'PSW', 'autoLogin', 'remPass', 'sass', 'MC_SESSION_INFO'])
      expect([...keys]).toContain(key);
  });
});

test.describe('storage that', () => {
  const blocked = () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(window, 'indexedDB', { get: refuse, configurable: true });
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };

  for (const [name, spoil] of [
    ['is blocked', blocked],
    ['is full', full],
  ] as const)
    test(`[SESS-01] [API-07] ${name} keeps a login until the page is closed`, async ({ page, words }) => {
      await page.addInitScript(spoil);
      const username = createUserName();
      await createAccount('aurora', username);
      await page.goto('/m/member/home');
      await expect(page).toHaveURL(/\/m\/login$/);
      await field(page, words('auth', 'username')).fill(username);
      await field(page, words('auth', 'password')).fill(password);
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/member\/home$/);
      await expect(page.getByRole('main')).toContainText(username);
      await page.reload();
      await expect(page).toHaveURL(/\/m\/login$/);
    });

  test("[SESS-01] [API-07] has invalid values under every key shows a guest's home, who can log in", async ({
    page,
    words,
  }) => {
    await page.addInitScript(
      (names) => {
        if (sessionStorage.getItem('spoilt') === '1') return;
        for (const [index, name] of names.entries())
          for (const storage of [localStorage, sessionStorage])
            storage.setItem(name, ['{"', '[[7]]', 'null', '\u0000\uFFFF', '{"token":1}'][index % 5]!);
        sessionStorage.setItem('spoilt', '1');
      },
      [...declared].filter((name) => name !== storageKeys.language && name !== storageKeys.hiddenPopups),
    );
    await page.goto('/m/home');
    await expectHome(page, words);
    await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
    const username = await logIn(page, words);
    await expect(page.getByRole('link', { name: username })).toBeVisible();
  });
});
