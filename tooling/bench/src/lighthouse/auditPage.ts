import { browserOptions } from '@livery/config/browser';
import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** Starts the tests' browser so that Lighthouse can connect to it. */
export function launchForAudits(): Promise<LaunchedChrome> {
  const { executablePath = chromium.executablePath(), args } = browserOptions();
  return launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
}

/** The categories that are scored. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/**
 * Runs Lighthouse once with its defaults: an empty cache, a phone, simulated network and CPU.
 * @throws an error with the page's address if it could not be loaded or measured
 */
export async function auditPage(address: string, port: number): Promise<Result> {
  const outcome = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  return outcome.lhr;
}
