import type { Page } from '@playwright/test';
import { merchantCodes } from '../environment/setups.ts';
import { largestDifference } from '../fixtures/largestDifference.ts';
import { expectGames, expectHome, expectRunning } from '../fixtures/home.ts';
import { holdRequests } from '../fixtures/holdRequests.ts';
import { watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';

/**
 * Maximum total size of the faces of a home's first view, in KiB. Bengali and Nastaliq faces are larger, because most
 * of their data is rules for joined letters.
 */
const budgets = { aurora: 15, lagoa: 15.25, padma: 33, indus: 33 } as const;

/** All digits that a merchant uses for amounts and times. */
const digits = { padma: '০১২৩৪৫৬৭৮৯', indus: '0123456789' } as const;

/**
 * Maximum difference, of 255 levels, between two pictures of equal pages. Round edges differ between renders; the
 * largest observed difference is 10.
 */
const mostDifference = 24;

const isCut = (address: string) => address.includes('-drawn.');

/** Collects the font files that the page requests after this call, without the small ones of currency signs. */
function watchFonts(page: Page): { cut: () => string[]; whole: () => string[] } {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2') && !pathname.startsWith('/fonts/sign-')) asked.push(pathname);
  });
  return { cut: () => asked.filter(isCut), whole: () => asked.filter((path) => !isCut(path)) };
}

/** Stops the page's clock. Then late parts of home do not load, and nothing moves. */
async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** Whether every face in the page's rules has loaded. The cuts are not in any rule, so they are not included. */
const areWholeLoaded = (page: Page) =>
  page.evaluate(() => {
    const whole = [...document.fonts].filter(({ family }) => !/Drawn|Fallback|Livery Signs/.test(family));
    return whole.some(({ status }) => status === 'loaded') && whole.every(({ status }) => status !== 'loading');
  });
/** Whether the cut fonts have loaded. Until then, their texts are shown in a font of the phone. */
const areCutsLoaded = (page: Page) =>
  page.evaluate(() => {
    const cuts = [...document.fonts].filter(({ family }) => family.includes('Drawn'));
    return cuts.length > 0 && cuts.every(({ status }) => status === 'loaded');
  });
const isSetInCuts = (page: Page) => page.evaluate(() => document.documentElement.dataset['cuts'] !== undefined);

const familyOf = (page: Page, selector: string) =>
  page.evaluate((which) => getComputedStyle(document.querySelector(which)!).fontFamily, selector);

/** Whether any character of an element uses a font of the phone, because no loaded face contains it. */
async function isInPhonesFont(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const readFonts = async () => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  // The list of fonts is empty until the words have a layout.
  await expect.poll(async () => (await readFonts()).length).toBeGreaterThan(0);
  const fonts = await readFonts();
  await session.detach();
  return fonts.some(({ isCustomFont }) => !isCustomFont);
}

/**
 * Returns a picture of the screen when it no longer changes. Playwright's own screenshot would wait for fonts that a
 * test delays.
 */
async function pictureOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const take = async () => (await session.send('Page.captureScreenshot', { format: 'png' })).data;
  let last = await take();
  await expect
    .poll(async () => {
      const now = await take();
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
  await session.detach();
  return last;
}

for (const merchant of merchantCodes)
  test.describe(`the faces of home at ${merchant}`, () => {
    test.use({ merchant });

    test('are cut to its words, and small', async ({ page }) => {
      const fonts = watchFonts(page);
      await page.goto('/m/home', { waitUntil: 'commit' });
      await expect.poll(() => fonts.cut().length).toBeGreaterThan(0);
      const files = await page.evaluate(async () => {
        const html = await (await fetch('/m/home')).text();
        const [, cuts] = /data-cuts="([^"]+)"/.exec(html)!;
        const named = JSON.parse(cuts!.replaceAll('&quot;', '"')) as { address: string }[];
        return Promise.all(
          named.map(async ({ address }) => {
            const reply = await fetch(address);
            return { size: (await reply.arrayBuffer()).byteLength, cacheControl: reply.headers.get('cache-control') };
          }),
        );
      });
      for (const { cacheControl } of files) expect(cacheControl).toContain('immutable');
      const sizes = files.map(({ size }) => size);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total, `${sizes.join(' + ')} bytes`).toBeLessThan(budgets[merchant] * 1024);
    });

    test("are the only faces before home's pictures have loaded; the whole faces then change nothing visible", async ({
      page,
      words,
    }) => {
      await stopTime(page);
      const fonts = watchFonts(page);
      const readShifts = await watchLayoutShifts(page);
      const letPicturesCome = await holdRequests(page, /\/pictures\//);
      const letWholeCome = await holdRequests(page, /\/fonts\/(?!sign-|.*-drawn\.)/);
      await page.goto('/m/home', { waitUntil: 'commit' });
      await expectRunning(page);
      await expectHome(page, words);
      expect(fonts.cut().length).toBeGreaterThan(0);
      expect(fonts.whole()).toEqual([]);

      letPicturesCome();
      await expectGames(page, words);
      await page.waitForLoadState('load');
      // This makes the page idle by its own clock.
      await page.clock.runFor(100);
      await expect.poll(() => fonts.whole().length).toBe(fonts.cut().length);
      expect(await isSetInCuts(page)).toBe(true);
      const before = await pictureOf(page);
      const shifts = (await readShifts()).length;
      letWholeCome();
      await expect.poll(() => areWholeLoaded(page)).toBe(true);
      expect(await largestDifference(page.context(), [before, await pictureOf(page)])).toBeLessThan(mostDifference);
      expect((await readShifts()).slice(shifts)).toEqual([]);
      // With whole faces, the same page must look as it did with cuts.
      await page.evaluate(() => delete document.documentElement.dataset['cuts']);
      expect(await largestDifference(page.context(), [before, await pictureOf(page)])).toBeLessThan(mostDifference);
      expect((await readShifts()).slice(shifts)).toEqual([]);
    });
  });

for (const merchant of ['padma', 'indus'] as const)
  test.describe(`words that are not in the prerendered home, at ${merchant}`, () => {
    test.use({ merchant });

    test("load the whole faces immediately, and use these or the phone's, never a part of a cut", async ({
      page,
      words,
    }) => {
      await stopTime(page);
      const fonts = watchFonts(page);
      await holdRequests(page, /\/pictures\//);
      const letWholeCome = await holdRequests(page, /\/fonts\/(?!sign-|.*-drawn\.)/);
      await page.goto('/m/home', { waitUntil: 'commit' });
      await expectRunning(page);
      await expectHome(page, words);
      expect(fonts.whole()).toEqual([]);
      await page.evaluate(
        (lines) => {
          for (const [id, text] of Object.entries(lines)) {
            const line = document.createElement('p');
            line.id = id;
            document.querySelector('main')!.append(line);
            line.append(text);
          }
        },
        {
          known: `${words('common', 'login')} 12`,
          unknown: `${words('common', 'login')} ${words('site', 'appFailed')}`,
          digits: digits[merchant],
        },
      );
      await expect.poll(() => fonts.whole().length).toBeGreaterThan(0);
      expect(await familyOf(page, '#known')).toContain('Drawn');
      expect(await familyOf(page, '#unknown')).not.toContain('Drawn');
      expect(await familyOf(page, '#digits')).toContain('Drawn');
      await expect.poll(() => areCutsLoaded(page)).toBe(true);
      expect(await isInPhonesFont(page, '#digits')).toBe(false);
      letWholeCome();
      await expect.poll(() => areWholeLoaded(page)).toBe(true);
      expect(await isSetInCuts(page)).toBe(true);
      await page.locator('a[href="/m/login"]').first().click();
      await expect(page).toHaveURL(/\/m\/login$/);
      await expect.poll(() => isSetInCuts(page)).toBe(false);
    });

    test('include the words of other languages and screens, which get whole faces', async ({ page }) => {
      const fonts = watchFonts(page);
      await page.addInitScript(() => localStorage.setItem('language', 'EN'));
      for (const address of ['/m/home', '/m/login']) {
        await page.goto(address);
        if (address === '/m/home') await expectGames(page, wordsIn('EN'));
        else await expect(page.getByRole('heading').first()).toBeVisible();
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
      }
      expect(fonts.cut()).toEqual([]);
      expect(fonts.whole().length).toBeGreaterThan(0);
    });
  });

test.describe('with a service worker', () => {
  test.use({ merchant: 'padma', serviceWorkers: 'allow' });

  test('the whole faces are cached, and the second visit starts with them', async ({ page, words }) => {
    const fonts = watchFonts(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    await expect.poll(() => areWholeLoaded(page)).toBe(true);
    const [cuts, whole] = [fonts.cut().length, fonts.whole()];
    const areCached = (addresses: readonly string[]) =>
      page.evaluate(
        (all) => Promise.all(all.map(async (address) => (await caches.match(address)) !== undefined)),
        addresses,
      );
    await expect.poll(() => areCached(whole)).toEqual(whole.map(() => true));
    expect(await areCached(fonts.cut())).toEqual(fonts.cut().map(() => false));
    await page.reload();
    await expectGames(page, words);
    expect(await isSetInCuts(page)).toBe(false);
    expect(fonts.cut()).toHaveLength(cuts);
  });
});
