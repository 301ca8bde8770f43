import { expect, test } from '../fixtures/merchantTest.ts';

/** Merchants whose banners show a part of the next banner. */
for (const merchant of ['indus', 'lagoa'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant, contextOptions: { reducedMotion: 'reduce' } });

    test('the first banner is painted once, and the carousel that replaces it paints no larger element', async ({
      page,
      words,
    }) => {
      await page.goto('/m/home');
      await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
      const painted = await page.evaluate(async () => {
        // The browser reports a paint in the frame after it.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        return new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              (list.getEntries() as (PerformanceEntry & { url: string })[])
                .map(({ url }) => url)
                .filter((url) => url.includes('/banners/')),
            ),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        });
      });
      expect(painted).toHaveLength(1);
    });
  });
}
