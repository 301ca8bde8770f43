import { merchantCodes } from '../environment/setups.ts';
import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

for (const merchant of merchantCodes) {
  test.describe(`pictures on home of ${merchant}, on a screen of 1.75 pixels a pixel`, () => {
    // A worker would fetch on its own.
    test.use({ merchant, deviceScaleFactor: 1.75, serviceWorkers: 'block' });

    test('come as bitmaps as wide as they are shown, within their bytes, and none twice', async ({ page, words }) => {
      const bytes = new Map<string, Promise<number>>();
      const asked: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/sandbox/cdn/')) return;
        asked.push(pathname);
        bytes.set(
          pathname,
          response.body().then(({ length }) => length),
        );
        expect(response.headers()['content-type']).toBe('image/avif');
      });
      await page.goto('/m/home');
      await expectGames(page, words);
      const pictures = {
        banner: page.getByRole('main').locator('img[fetchpriority=high]').first(),
        tile: tiles(page, words('home', 'hotGames')).first().locator('img'),
      };
      for (const [kind, picture] of Object.entries(pictures)) {
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        const { address, shown, real } = await picture.evaluate(async (image: HTMLImageElement) => {
          const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
          return {
            address: new URL(image.currentSrc).pathname,
            shown: image.getBoundingClientRect().width * devicePixelRatio,
            real: bitmap.width,
          };
        });
        // Sharp, and not much more than that.
        expect(real, `${kind}, shown ${shown} wide`).toBeGreaterThanOrEqual(shown * 0.95);
        expect(real, `${kind}, shown ${shown} wide`).toBeLessThanOrEqual(shown * 1.15);
        expect(await bytes.get(address), address).toBeLessThanOrEqual(kind === 'banner' ? 14_000 : 5_000);
      }
      // What the test fetched to look at has been asked for before; in another size nothing on the first screen has.
      const pages = asked.filter((address, index) => asked.indexOf(address) === index);
      const drawings = pages.map((address) => address.replace(/\.\d+w\./, '.'));
      expect(drawings).toEqual([...new Set(drawings)]);
    });
  });
}
