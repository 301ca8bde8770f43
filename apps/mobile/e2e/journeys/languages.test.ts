import type { Page } from '@playwright/test';
import { languageOf } from '@livery/i18n';
import { readDefaultMode } from '../fixtures/files.ts';
import { expectGames, expectHome } from '../fixtures/home.ts';
import { largestDifference } from '../fixtures/largestDifference.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

const [urdu, english, bengali] = [wordsIn('UR'), wordsIn('EN'), wordsIn('BN')];

async function choose(page: Page, label: string, code: string) {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: languageOf(code).ownName }).click();
}

test.describe('at indus', () => {
  test.use({ merchant: 'indus' });

  test('[LANG-04] [LANG-01] Urdu is right to left; a change of language never shows a mixed page', async ({ page }) => {
    await page.goto('/m/home');
    await expectGames(page, urdu);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Records each frame between the press and the end. A frame is identified by the texts of the header.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const [html, login] = [document.documentElement, document.querySelector('a[href="/m/login"]')];
        seen.push(`${html.lang} ${html.dir} ${login?.textContent ?? 'none'}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await choose(page, urdu('common', 'settings'), 'EN');
    await expectHome(page, english);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
    expect(seen).toEqual([`ur rtl ${urdu('common', 'login')}`, `en ltr ${english('common', 'login')}`]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

test('[LANG-05] a language whose texts fail to load shows an error, and the old language stays', async ({
  page,
  words,
}) => {
  await page.clock.install();
  await page.goto('/m/home');
  await expectGames(page, words);
  await page.route('**/texts/BN/home*', (route) => route.abort());
  await choose(page, words('common', 'settings'), 'BN');
  await expectAnnouncement(page, words('common', 'offline'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectHome(page, words);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  // The list is still open, so the next attempt can use the network again.
  await page.unrouteAll();
  // The app caches a failure for a second.
  await page.clock.runFor(1_000);
  await page.getByRole('option', { name: languageOf('BN').ownName }).click();
  await expectHome(page, bengali);
});

test('[LANG-06] a new language on the register form validates again, and keeps all typed values', async ({
  page,
  words,
}) => {
  await page.goto('/m/register');
  const name = page.getByRole('textbox', { name: new RegExp(`^${words('auth', 'username')}`) });
  await name.fill('a');
  await choose(page, words('common', 'settings'), 'BN');
  const inBengali = page.getByRole('textbox', { name: new RegExp(`^${bengali('auth', 'username')}`) });
  await expect(inBengali).toHaveValue('a');
  await expect(inBengali).toHaveAttribute('aria-invalid', 'true');
});

test("[LANG-07] the merchant's mode applies until one is chosen, before the first paint", async ({
  page,
  words,
  merchant,
  allowErrors,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/m/home');
  const ofPage = () =>
    page.evaluate(() => [
      document.documentElement.dataset['mode'],
      getComputedStyle(document.documentElement).colorScheme,
      document.querySelector('meta[name="theme-color"]')!.getAttribute('content') ===
        getComputedStyle(document.documentElement).getPropertyValue('--brand-canvas').trim(),
    ]);
  // The preference of the phone is not used.
  expect(readDefaultMode(merchant)).toBe('dark');
  expect(await ofPage()).toEqual(['dark', 'dark only', true]);
  await expectHome(page, words);
  await page.getByRole('button', { name: words('common', 'settings') }).click();
  await page.getByRole('radio', { name: words('common', 'themeLight') }).check();
  expect(await ofPage()).toEqual(['light', 'light only', true]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  // The page is reloaded while the app's code is delayed. It must still be light.
  allowErrors(/Failed to fetch dynamically/);
  await page.route(/\.js(\?|$)/, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await ofPage()).toEqual(['light', 'light only', true]);
  await page.evaluate(() => localStorage.setItem('theme', 'plaid'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await ofPage()).toEqual(['dark', 'dark only', true]);
});

for (const mode of ['light', 'dark'] as const)
  test(`[LANG-07] a ${mode} page keeps its colours while the browser darkens websites`, async ({ page }) => {
    // Chrome darkens websites only on a phone with a dark colour scheme.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
    await page.goto('/m/userAgreement');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForStillness(page);
    const session = await page.context().newCDPSession(page);
    const picture = async () => (await session.send('Page.captureScreenshot', { format: 'png' })).data;
    const before = await picture();
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await waitForStillness(page);
    expect(await largestDifference(page.context(), [before, await picture()])).toBeLessThan(24);
  });

test.describe('at lagoa', () => {
  test.use({ merchant: 'lagoa' });

  test("[LANG-03] a merchant can choose a flag: Portuguese has Brazil's, on home and in the list", async ({
    page,
    words,
  }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    const settings = page.getByRole('button', { name: words('common', 'settings') });
    await expect(settings.locator('[aria-hidden]')).toHaveCSS('background-image', /\/BR-/);
    await settings.click();
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen.locator('[aria-hidden]').first()).toHaveCSS('background-image', /\/BR-/);
  });
});

test.describe('on the account screen', () => {
  test.use({ viewer: 'member' });

  test('the whole language row opens the list, and going back closes it', async ({ page, words, languages }) => {
    await page.goto('/m/member/home');
    const flag = page.locator('main').getByRole('button', { name: words('common', 'language'), exact: true });
    const { ownName } = languageOf(languages.default);
    // The words at the other end of the row. A tap there must work like a tap on the row.
    await page.locator('main').getByText(ownName, { exact: true }).click({ force: true });
    await expect(page.getByRole('option', { name: ownName })).toBeVisible();
    await expect(flag).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => (history.state as { overlay?: true }).overlay)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('option', { name: ownName })).toBeHidden();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
  });
});
