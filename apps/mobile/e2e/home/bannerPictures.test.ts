import type { Page } from '@playwright/test';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** Addresses of banners in one of their sizes, such as `…/banners/offer.672w.1a2b.avif`, as they are asked for. */
function collectBanners(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/banners\/.*\.\d+w\./.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** By how many pixels the first banner's picture is shown in another width than it says. */
const differenceOfWidths = (page: Page) =>
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
      return Math.abs(said - picture.getBoundingClientRect().width);
    });

// Both versions of home: one banner across the page, and banners that peek.
for (const merchant of ['aurora', 'indus', 'lagoa'] as const)
  test.describe(`the banners of ${merchant}`, () => {
    test.use({ merchant });

    for (const width of [360, 412, 480])
      test(`are asked for once each, ahead as on the page, in the size they are shown in, ${width} px wide`, async ({
        page,
        languages,
      }) => {
        // Home is not drawn in this language: the script in the page's head asks for the first banner.
        const other = languages.supported.find((language) => language !== languages.default)!;
        await page.addInitScript((code) => localStorage.setItem('language', code), other);
        await page.setViewportSize({ width, height: 823 });
        const asked = collectBanners(page);
        await page.goto('/m/home');
        await expectGames(page, wordsIn(other));
        // The carousel takes the place of the first banner in the meantime.
        await expect.poll(() => differenceOfWidths(page)).toBeLessThan(16);
        await waitForStillness(page);
        expect(asked).not.toEqual([]);
        const names = asked.map((address) => address.replace(/\.\d+w\./, '.'));
        expect(names, asked.join('\n')).toEqual([...new Set(names)]);
      });
  });
