import { merchantCodes } from '../environment/setups.ts';
import { tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { requestsBeforeUsable } from '../fixtures/requestsBeforeUsable.ts';

interface FetchedPicture {
  path: string;
  type: string | undefined;
  bytes: number;
}

for (const merchant of merchantCodes) {
  test.describe(`pictures on home of ${merchant}, at a device pixel ratio of 1.75`, () => {
    // The service worker is blocked, because it would send its own requests.
    test.use({ merchant, deviceScaleFactor: 1.75, serviceWorkers: 'block' });

    test('are bitmaps in their rendered width, within the limit of bytes, and load only once', async ({
      page,
      words,
    }) => {
      const fetched: Promise<FetchedPicture>[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        const type = response.headers()['content-type'];
        if (path.startsWith('/sandbox/cdn/'))
          fetched.push(response.body().then(({ length: bytes }) => ({ path, type, bytes })));
      });
      await requestsBeforeUsable(page, words);
      const banner = page.getByRole('main').locator('img[fetchpriority=high]').first();
      const passUntilBanner = async () => {
        if ((await banner.count()) === 0) await page.clock.runFor(10);
        return banner.count();
      };
      // The clock is stopped when the first banner is visible. So the carousel never replaces it.
      await expect.poll(passUntilBanner, { intervals: [20] }).toBe(1);
      const shown = tiles(page, words('home', 'hotGames')).locator('img');
      const first = [banner, ...[0, 1, 2].map((index) => shown.nth(index))];
      for (const picture of first)
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const pictures = await Promise.all(fetched);
      expect(pictures.filter(({ type }) => type !== 'image/avif')).toEqual([]);
      const drawings = pictures.map(({ path }) => path.replace(/\.\d+w\./, '.'));
      expect(drawings, 'no picture comes twice, in whatever size').toEqual([...new Set(drawings)]);

      for (const picture of first) {
        const { path, needed, width } = await picture.evaluate(async (image: HTMLImageElement) => {
          const share = Number(getComputedStyle(image).getPropertyValue('--banner-share')) || 1;
          return {
            path: new URL(image.currentSrc).pathname,
            // The page's head preloads a banner before it is clear whether other banners are visible beside it. So it
            // uses the width of a single banner.
            needed: (image.getBoundingClientRect().width / share) * devicePixelRatio,
            width: (await createImageBitmap(await (await fetch(image.currentSrc)).blob())).width,
          };
        });
        // The picture must be sharp, but not much larger than needed.
        expect(width / needed, `${path}, which needs ${needed}`).toBeGreaterThan(0.95);
        expect(width / needed, `${path}, which needs ${needed}`).toBeLessThan(1.15);
        const most = path.includes('/banners/') ? 14_000 : 5_000;
        expect(pictures.find((one) => one.path === path)?.bytes, path).toBeLessThanOrEqual(most);
      }
    });
  });
}
