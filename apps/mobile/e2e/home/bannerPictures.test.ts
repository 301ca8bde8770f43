import type { Page } from '@playwright/test';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** Collects the requested addresses of banners in one of their sizes, for example `…/banners/offer.720w.1a2b.avif`. */
function collectBanners(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/banners\/.*\.\d+w\./.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Returns the stated width of the first banner's picture, divided by its rendered width. */
const statedShareOfWidth = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[fetchpriority=high][srcset]')
    .first()
    .evaluate((picture: HTMLImageElement) => {
      const probe = document.createElement('div');
      probe.style.inlineSize = picture.sizes;
      document.body.append(probe);
      const said = probe.getBoundingClientRect().width;
      probe.remove();
      return said / picture.getBoundingClientRect().width;
    });

// These merchants have one banner within the margins, banners without margins, and banners with the next banner partly
// visible.
for (const merchant of ['aurora', 'indus', 'lagoa'] as const)
  test.describe(`the banners of ${merchant}`, () => {
    test.use({ merchant });

    for (const width of [360, 412, 480])
      test(`are requested once each, preload included, in their suitable size, ${width} px wide`, async ({
        page,
        languages,
      }) => {
        // Home is not prerendered in this language, so the script in the page's head preloads the first banner.
        const other = languages.supported.find((language) => language !== languages.default)!;
        await page.addInitScript((code) => localStorage.setItem('language', code), other);
        await page.setViewportSize({ width, height: 823 });
        const asked = collectBanners(page);
        await page.goto('/m/home');
        await expectGames(page, wordsIn(other));
        // During this wait, the carousel replaces the first banner.
        await expect.poll(() => statedShareOfWidth(page)).toBeGreaterThan(0.9);
        expect(await statedShareOfWidth(page)).toBeLessThan(1.15);
        await waitForStillness(page);
        expect(asked).not.toEqual([]);
        const names = asked.map((address) => address.replace(/\.\d+w\./, '.'));
        expect(names, asked.join('\n')).toEqual([...new Set(names)]);
      });
  });
