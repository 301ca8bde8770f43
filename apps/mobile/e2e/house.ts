import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { Texts } from '@livery/i18n/keys';
import type { LanguageCode } from '@livery/i18n';
import { openAccountByMobile } from './openAccount.ts';

export interface HouseOptions {
  /** Whose skin the test looks at. */
  merchant: 'aurora' | 'padma' | 'indus' | 'lagoa';
  /** Whether the test deals with the news that comes over home. Default false: it is closed as it comes. */
  readsNews: boolean;
}

type Area = keyof Texts;

/** The words a player sees, so that tests find things as a player does, in any language. */
export type Words = <A extends Area>(
  area: A,
  key: keyof Texts[A] & string,
  values?: Record<string, string | number>,
) => string;

interface House {
  /** What the merchant's own files say. */
  languages: { default: LanguageCode; supported: LanguageCode[] };
  defaultMode: 'dark' | 'light';
  /** Whether a newcomer registers by user name. */
  canRegister: boolean;
  /** Words in the merchant's default language. */
  words: Words;
  /** A fresh name that nobody has registered. */
  newName: string;
  /** Expects errors in the console that match: the test brings them about. */
  allowFaults: (matching: RegExp) => void;
  /** Opens an account of that name, as the house lets newcomers do, and logs in with it. */
  becomeMember: () => Promise<void>;
  /** Opens a free trial, and shows home with it. */
  becomeTrial: () => Promise<void>;
}

const root = new URL('../../../', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/** Words in one language, with places filled in. */
export function wordsIn(language: string): Words {
  return (area, key, values = {}) => {
    const text = readJson(`packages/i18n/src/texts/${language}/${area}.json`)[key] as string;
    return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place]));
  };
}

export const test = base.extend<HouseOptions & House & { allowed: RegExp[] }>({
  merchant: ['aurora', { option: true }],
  readsNews: [false, { option: true }],
  languages: async ({ merchant }, use) => use(readJson(`merchants/${merchant}/languages.json`)),
  defaultMode: async ({ merchant }, use) => use(readJson(`merchants/${merchant}/theme.json`).defaultMode),
  canRegister: async ({ merchant }, use) => use(readJson(`merchants/${merchant}/switches.json`).USERNAMEREG3 === true),
  words: async ({ languages }, use) => use(wordsIn(languages.default)),
  newName: async ({}, use) =>
    use(`t${Date.now().toString(36).slice(-7)}${Math.random().toString(36).slice(2, 8)}`.slice(0, 14)),
  becomeMember: async ({ page, words, newName, merchant, canRegister }, use) =>
    use(async () => {
      const hasCaptcha =
        (readJson(`merchants/${merchant}/gateway.json`).captcha ?? readJson('merchants/_base/gateway.json').captcha)
          .register === true;
      if (canRegister) {
        await register(page, words, newName, hasCaptcha);
      } else {
        await page.goto('/m/login');
        await openAccountByMobile(page, merchant, newName, password);
      }
      await logIn(page, words, newName);
    }),
  becomeTrial: async ({ page, words, merchant }, use) =>
    use(async () => {
      await page.goto('/m/home');
      await page.evaluate(async (code) => {
        const headers = {
          'Content-Type': 'application/json',
          Merchant: code,
          Language: 'EN',
          Device: 'MOBILE',
          ModuleId: 'FREEPLAY3',
        };
        const { value } = await (
          await fetch('/wps/session/login/freeplay', { method: 'POST', headers, body: '{}' })
        ).json();
        localStorage.setItem('MC_SESSION_INFO', JSON.stringify(value));
      }, merchant);
      await page.reload();
      await expectHome(page, words);
    }),
  allowed: async ({}, use) => use([]),
  allowFaults: async ({ allowed }, use) => use((matching) => void allowed.push(matching)),
  // Whatever a test does, the page may throw nothing and break no policy.
  page: async ({ page, readsNews, allowed }, use) => {
    // News comes over home by itself. Where a test is about something else, it is closed as a player closes it.
    if (!readsNews) await page.addLocatorHandler(announcementDialog(page), () => page.keyboard.press('Escape'));
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
    });
    await use(page);
    expect(
      faults.filter((fault) => !allowed.some((matching) => matching.test(fault))),
      'errors in the page',
    ).toEqual([]);
  },
});

export { expect };

export const password = 'play4fun';

/** The news that comes over home. */
export const announcementDialog = (page: Page) => page.locator('dialog[open]:has(article)');

/** Waits for the news that comes over home, and closes it as a player does. For tests that read the news. */
export async function closeNews(page: Page): Promise<void> {
  const news = announcementDialog(page);
  await expect(news).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(news).toHaveCount(0);
}

/** Home, as a player knows it: the hot games are on it. */
export async function expectHome(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { name: words('home', 'hotGames') })).toBeVisible();
}

export const tiles = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

/** The hot games are here, not only awaited. */
export async function expectGames(page: Page, words: Words): Promise<void> {
  await expect(tiles(page, words('home', 'hotGames')).locator('img').first()).toBeVisible();
}

/** The heart of the first hot game. */
export function heart(page: Page, words: Words) {
  const label = new RegExp(`^${words('games', 'favorite', { name: '' })}`);
  return tiles(page, words('home', 'hotGames')).first().getByRole('button', { name: label });
}

/** Opens an account through the register form, as a newcomer does. */
async function register(page: Page, words: Words, name: string, hasCaptcha: boolean): Promise<void> {
  let captchaId: string | undefined;
  page.on('response', async (reply) => {
    if (new URL(reply.url()).pathname === '/wps/captcha') captchaId = (await reply.json()).value.captchaId;
  });
  await page.goto('/m/register');
  await page.getByLabel(words('auth', 'username')).fill(name);
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  const captcha = field(page, words('auth', 'captcha'));
  if (hasCaptcha) await captcha.fill(await captchaAnswer(page, () => captchaId));
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page.getByText(words('auth', 'registered'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
}

async function logIn(page: Page, words: Words, name: string): Promise<void> {
  await field(page, words('auth', 'username')).fill(name);
  await field(page, words('auth', 'password')).fill(password);
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectHome(page, words);
}

/** The input with this label; a mark of a needed field may follow the words. */
function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });
}

/** The sandbox tells developers the digits that a person reads off the picture. */
async function captchaAnswer(page: Page, id: () => string | undefined): Promise<string> {
  await expect.poll(id).toBeDefined();
  return page.evaluate(
    async (captchaId) => (await (await fetch(`/sandbox/captchas/${captchaId}`)).json()).answer as string,
    id()!,
  );
}
