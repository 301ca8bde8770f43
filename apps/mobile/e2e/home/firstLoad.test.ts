import type { Page, Request } from '@playwright/test';
import { merchantCodes } from '../environment/setups.ts';
import { gateAt } from '../fixtures/gateAt.ts';
import { expectGames, expectHome, tiles } from '../fixtures/home.ts';
import { sumOfShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { saveData } from '../fixtures/saveData.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForScreen, waitForStillness } from '../layout/waitForScreen.ts';

/** Collects the gateway addresses that the page requests. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, href } = new URL(request.url());
    if (pathname.startsWith('/wps/')) calls.push(href);
  });
  return calls;
}

/** Counts the gateway's replies after this call, including failures. */
function countAnswers(page: Page): () => number {
  let count = 0;
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/wps/')) count += 1;
  };
  page.on('requestfinished', note).on('requestfailed', note);
  return () => count;
}

/** Opens home and delays all code of the app. Returns a function that releases the code. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/m/home', { waitUntil: 'commit' });
  return release;
}

/** Returns how many pictures of the first screen are visible: the first banner, and the hot games. */
const shownPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority=high]')].filter(
        (picture) =>
          picture.naturalWidth > 0 && picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ).length,
  );

/** Number of pictures that load first: the first banner and twelve hot games. */
const firstPictures = 13;

test.describe('the first load', () => {
  for (const merchant of merchantCodes)
    test.describe(`at ${merchant}`, () => {
      test.use({ merchant });

      test(
        'shows a guest banner, announcements and games before any code, then requests each once',
        { tag: gateAt(merchant, 'padma') },
        async ({ page, words }) => {
          const calls = collectCalls(page);
          const readShifts = await watchLayoutShifts(page);
          const release = await openWithoutCode(page);
          await expect.poll(() => shownPictures(page)).toBe(firstPictures);
          await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
          expect(calls).toEqual([]);
          const names = await tiles(page, words('home', 'hotGames')).allTextContents();
          const answered = countAnswers(page);
          release();
          await expect.poll(answered).toBeGreaterThanOrEqual(3);
          await waitForStillness(page);
          expect(calls).toEqual([...new Set(calls)]);
          expect(await tiles(page, words('home', 'hotGames')).allTextContents()).toEqual(names);
          const { total, moved } = sumOfShifts(await readShifts());
          expect(total, moved).toBeLessThan(0.02);
        },
      );
    });

  for (const merchant of ['aurora', 'indus'] as const)
    test.describe(`and the later requests at ${merchant}`, () => {
      test.use({ merchant });

      test('load at most nine more files of code and styles, down to the end of home', async ({ page, words }) => {
        await saveData(page);
        const files = new Set<string>();
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/\/assets\/[^/]+\.(js|css)$/.test(pathname)) files.add(pathname);
        });
        await page.goto('/m/home');
        await expectGames(page, words);
        const html = await page.evaluate(async () => (await fetch('/m/home')).text());
        const later = () => [...files].filter((path) => !html.includes(path));
        await expect.poll(later).not.toEqual([]);
        await scrollTo(page, page.getByText(/\(fictional\)/));
        await waitForScreen(page);
        // The files are code and styles of home, of all screens, and of home together with some screens. Three more are
        // the reader of texts, and the sanitiser of announcements with its styles, which loads when the page is idle.
        expect(later().length, later().join('\n')).toBeLessThanOrEqual(9);
      });
    });

  test.describe("in a language that is not the merchant's default", () => {
    test('shows skeletons without text until the app runs; the data is requested only once', async ({
      page,
      languages,
      words,
    }) => {
      const own = languages.supported.find((language) => language !== languages.default)!;
      await page.addInitScript((code) => localStorage.setItem('language', code), own);
      const calls = collectCalls(page);
      const release = await openWithoutCode(page);
      await expect.poll(() => calls.length).toBe(3);
      // The first banner's picture is also being preloaded.
      const preload = page.locator('head style ~ link[rel=preload][as=image]');
      await expect(preload).toHaveCount(1);
      const [sizes, widths] = [await preload.getAttribute('imagesrcset'), await preload.getAttribute('imagesizes')];
      await expect(page.locator('#root header')).toBeVisible();
      await expect(page.locator('#root h2', { hasText: words('home', 'hotGames') })).toBeHidden();
      await expect(page.locator('#root nav').last().getByText(words('common', 'navHome'))).toBeHidden();
      expect(await shownPictures(page)).toBe(0);
      release();
      await expectGames(page, wordsIn(own));
      const banner = page.getByRole('main').locator('img[fetchpriority=high]').first();
      await expect(banner).toHaveAttribute('sizes', widths!);
      const namedBy = (srcset: string) => srcset.replaceAll(new URL(page.url()).origin, '');
      await expect(preload).toHaveAttribute('type', 'image/avif');
      const avifSizes = await banner.evaluate(
        (image: HTMLImageElement) => image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset,
      );
      expect(namedBy(avifSizes)).toBe(namedBy(sizes!));
      expect(calls, 'each call is made once').toEqual([...new Set(calls)]);
      // Calls for later parts of home, for example customer service, may have followed.
      expect(calls.filter((address) => /announcements|hotGames|getVassGameType/.test(address))).toHaveLength(3);
    });

    test('without gateway and drawings, home shows an error message and recovers', async ({ page, languages }) => {
      const own = languages.supported.find((language) => language !== languages.default)!;
      const words = wordsIn(own);
      await page.addInitScript((code) => localStorage.setItem('language', code), own);
      await page.route(/\/assets\/drawings-|\/wps\//, (route) => route.abort());
      await page.goto('/m/home');
      const retry = page.getByRole('button', { name: words('common', 'retry') });
      await expect(page.getByRole('alert')).toContainText(words('common', 'offline'));
      await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
      await page.unroute(/\/assets\/drawings-|\/wps\//);
      await retry.click();
      await expectGames(page, words);
    });
  });

  test('without the gateway, home shows the prerendered content', async ({ page, words }) => {
    await page.route('**/wps/**', (route) => route.abort());
    const answered = countAnswers(page);
    await page.goto('/m/home');
    await expect.poll(answered).toBeGreaterThanOrEqual(3);
    await waitForStillness(page);
    await expectGames(page, words);
  });

  test.describe('for a member', () => {
    test.use({ viewer: 'member' });

    test('shows no guest content, even while the code loads', async ({ page, words, session }) => {
      const release = await openWithoutCode(page);
      await expect(page.locator('#root header')).toBeVisible();
      await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeHidden();
      expect(await shownPictures(page)).toBe(0);
      release();
      await expect(page.getByRole('link', { name: session!.userName })).toBeVisible();
      await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toHaveCount(0);
    });

    test('without the code of the controls has a link to the account', async ({ page, words, allowErrors }) => {
      allowErrors(/Code did not load/);
      await page.route(codeOf('MemberControls'), (route) => route.abort());
      await page.goto('/m/home');
      await expectHome(page, words);
      await page
        .getByRole('main')
        .getByRole('link', { name: words('common', 'navAccount') })
        .click();
      await expect(page).toHaveURL(/\/m\/member\/home$/);
    });
  });
});
