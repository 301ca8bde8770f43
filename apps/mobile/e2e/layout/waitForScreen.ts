import { expect, type Frame, type Page } from '@playwright/test';

/**
 * Waits until a screen has loaded completely, down to its end. Content below the fold loads when it is near the
 * viewport.
 */
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

/**
 * Waits until the page is rendered with its fonts, and until all animations and movements have ended, except those that
 * never end.
 */
export async function waitForStillness(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    // Words that were rendered during the wait may load further faces.
    do {
      await frame();
      await document.fonts.ready;
      // A floating button is small until the page has stopped scrolling. A pressed control looks pressed for a moment.
    } while (document.fonts.status === 'loading' || document.querySelector('[data-moving], [data-pressed]') !== null);
    // Whether an animation ends soon. A countdown does not, because it runs for minutes.
    const isSoonOver = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0) < 1000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isSoonOver)
        .map((one) => one.finished),
    );
    // A carousel that turns has no animation. So this checks whether its controls move.
    const places = () =>
      [...document.querySelectorAll('main a, main button')].map((control) => {
        const { left, top } = control.getBoundingClientRect();
        return `${left} ${top}`;
      });
    const mostFrames = 120;
    for (let frames = 0, before = ''; frames < mostFrames; frames += 1) {
      const now = places().join();
      if (now === before) break;
      before = now;
      await frame();
    }
    await frame();
  });
}
