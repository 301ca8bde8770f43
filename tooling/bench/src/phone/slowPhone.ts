import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { watch } from './watch.ts';

/** A cheap phone: a CPU four times slower than this machine's, and a slow mobile network. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  slowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
/** Number of tiles with pictures that a page must show. */
export const requiredTiles = 12;

/** Opens the phone of a new visitor, with empty storage. */
export async function openPhone(browser: Browser, network: 'cellular' | 'wifi' = 'cellular'): Promise<BrowserContext> {
  const { viewport, deviceScaleFactor } = phone;
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch: true, isMobile: true });
  await context.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { type }) });
  }, network);
  await context.addInitScript(watch, requiredTiles);
  return context;
}

/** Slows a page down to the CPU and network of the phone. */
export async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', phone.network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}
