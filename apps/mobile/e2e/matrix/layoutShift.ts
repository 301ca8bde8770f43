import type { Page, Route } from '@playwright/test';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { newsRow } from '../fixtures/news.ts';
import { sumOfShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test, type Viewer } from '../fixtures/merchantTest.ts';

/** Maximum total layout shift of home: half of the limit up to which Chromium rates a page as good. */
const allowed = 0.05;

/** Home as a player sees it on a slow network. */
export interface SlowHome {
  merchant: MerchantCode;
  viewer: Exclude<Viewer, 'trial'>;
}

export const everyHome: readonly SlowHome[] = merchantCodes.flatMap((merchant) =>
  (['guest', 'member'] as const).map((viewer) => ({ merchant, viewer })),
);

/**
 * Delays the gateway's replies and releases them one at a time. The reply to the newest request is released first. Each
 * reply is released after the previous one is rendered. `next` releases one reply, if there is one.
 */
async function holdReplies(page: Page): Promise<{ next: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route('**/wps/**', (route) => void held.push(route));
  return {
    async next() {
      await held.pop()?.continue();
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
    },
  };
}

/** Declares a test for each home. */
export function testLayoutShift(homes: readonly SlowHome[]): void {
  for (const { merchant, viewer } of homes) {
    test.describe('on a slow network', () => {
      test.use({ merchant, viewer, announcements: 'shown', contextOptions: {} });

      test(`home of ${merchant} does not shift for a ${viewer} while everything loads`, async ({ page, words }) => {
        const readShifts = await watchLayoutShifts(page);
        const replies = await holdReplies(page);
        await page.goto('/m/home');
        // The news appears last on home.
        await expect
          .poll(
            async () => {
              await replies.next();
              return newsRow(page).isVisible();
            },
            { intervals: [20] },
          )
          .toBe(true);
        await expect(page.getByRole('region', { name: words('home', 'banners'), includeHidden: true })).toBeVisible();
        const { total, moved } = sumOfShifts(await readShifts());
        expect(total, moved).toBeLessThanOrEqual(allowed);
      });
    });
  }
}
