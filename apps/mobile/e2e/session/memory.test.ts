import type { Page } from '@playwright/test';
import { goTo } from '../fixtures/goTo.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';

const addresses = [
  '/m/home',
  '/m/game',
  '/m/gameList?gameType=RNG',
  '/m/startLottery',
  '/m/activity',
  '/m/message',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/member/home',
  '/m/member/transactions',
];

/** Measures the memory that the page still uses after a garbage collection. */
async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)!.value;
  return {
    megabytes: valueOf('JSHeapUsedSize') / 1e6,
    elements: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

async function visitAll(page: Page): Promise<void> {
  for (const address of addresses) {
    await goTo(page, address);
    await waitForScreen(page);
  }
  await goTo(page, addresses[0]!);
  await waitForScreen(page);
}

test.describe('a member who visits ten screens repeatedly', () => {
  test.use({ viewer: 'member' });

  test('the page uses at most 20 MB, and no more after the third round than after the second', async ({ page }) => {
    await page.goto(addresses[0]!);
    await visitAll(page);
    await visitAll(page);
    const second = await measure(page);
    await visitAll(page);
    const third = await measure(page);
    expect(third.megabytes).toBeLessThan(20);
    // Caches of the browser and the engine may still grow a little. A leaked screen would need more memory.
    expect(third.megabytes).toBeLessThan(second.megabytes + 1);
    expect(third.elements).toBeLessThan(second.elements * 1.1);
    expect(third.listeners).toBeLessThan(second.listeners * 1.1);
  });
});
