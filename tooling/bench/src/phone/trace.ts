import type { Browser } from '@playwright/test';
import { type VisitOptions, visit } from './visit.ts';

/**
 * Writes the browser's trace of a visit into a file, for `chrome://tracing` and the browser's developer tools. A traced
 * visit is slower, and its values are not used.
 */
export async function keepTrace(browser: Browser, address: string, path: string, options?: VisitOptions) {
  await browser.startTracing(undefined, { path });
  try {
    await visit(browser, address, options);
  } finally {
    await browser.stopTracing();
  }
}
