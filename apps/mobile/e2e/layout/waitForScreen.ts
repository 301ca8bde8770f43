import { expect, type Frame, type Page } from '@playwright/test';

/** Waits until a screen has come, down to its end: what stands below the fold comes when it is near. */
export async function waitForScreen(page: Page): Promise<void> {
  await expect(
    page.locator('main').getByRole('heading').or(page.locator('main li, main form, main p')).first(),
  ).toBeVisible();
  await expect
    .poll(
      () =>
        page.locator('main [class*=skeleton]:visible').evaluateAll((skeletons) => {
          skeletons.at(-1)?.scrollIntoView();
          return skeletons.length;
        }),
      { intervals: [50] },
    )
    .toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits until what came is drawn, with its fonts, and nothing fades or moves any more but what always does. */
export async function waitForStillness(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    // Words that were drawn meanwhile may ask for further faces.
    do {
      await frame();
      await document.fonts.ready;
      // What floats is small until a page that was scrolled or turned rests.
    } while (document.fonts.status === 'loading' || document.querySelector('[data-moving]') !== null);
    // Not for a countdown, which runs for minutes.
    const isSoonOver = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0) < 1000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isSoonOver)
        .map((one) => one.finished),
    );
    await frame();
  });
}
