import { expect, test } from '../fixtures/merchantTest.ts';

/** Merchants whose banners show the next one beside them. */
for (const merchant of ['indus', 'lagoa'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant, contextOptions: { reducedMotion: 'reduce' } });

    test('the first banner counts once: the carousel that takes its place does not paint a larger one', async ({
      page,
      words,
    }) => {
      await page.goto('/m/home');
      await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
      const painted = await page.evaluate(async () => {
        // What was painted is reported with the frame after it.
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
