import { chromium } from '@playwright/test';
import { browserOptions } from '@livery/config/browser';
import type { Benchmark, Measurement } from '../bench.ts';
import { spreadOf } from '../gateway/figures.ts';
import { chosenMerchants } from '../options.ts';
import { startSite } from '../startSite.ts';
import { changeCategories } from './changeCategories.ts';

/** Maximum milliseconds from a tap on a category that was opened before to its first frame. */
const ceiling = 200;

export const categories: Benchmark = {
  purpose: 'a tap on a game category that was opened before, on a slow phone, with 100,000 games',
  measure: async (scratch, { merchants: wanted, rounds = 8 }) => {
    const site = await startSite(scratch, { gatewayArgs: ['--scale'] });
    const browser = await chromium.launch(browserOptions());
    try {
      const measurements: Measurement[] = [];
      for (const { code } of chosenMerchants(site.merchants, wanted ?? ['aurora'])) {
        const times = await changeCategories(browser, site.originOf(code), rounds);
        measurements.push(report(code, times));
      }
      return measurements;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

function report(merchant: string, times: ReadonlyMap<string, readonly number[]>): Measurement {
  const median = (taken: readonly number[]) => spreadOf(taken).p50;
  const slowest = Math.max(...[...times.values()].map(median));
  return {
    what: `${merchant}: tap on a category to its first frame, median of the slowest`,
    ours: `${Math.round(slowest)} ms`,
    reference: '',
    target: `≤ ${ceiling} ms`,
    meetsTarget: slowest <= ceiling,
    notes: [...times].map(
      ([name, taken]) =>
        `${name.padEnd(16)}${Math.round(median(taken))} (${Math.round(Math.min(...taken))} to ${Math.round(Math.max(...taken))}) ms`,
    ),
  };
}
