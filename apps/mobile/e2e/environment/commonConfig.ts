import type { PlaywrightTestConfig } from '@playwright/test';
import { phoneBrowserOptions } from './phoneBrowserOptions.ts';
import { setups } from './setups.ts';

/** The phone on which pages are looked at. */
export const pageOptions = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  // A new context would install a worker and draw moving parts sixty times a second in software. Tests about the worker or
  // about motion ask for it.
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const satisfies PlaywrightTestConfig['use'];

/** What every run has in common: the browser, the servers, the limits. */
export const commonConfig: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 2,
  // Run last, alone: what passes then was disturbed by something else on the machine. It is flaky, which every report says.
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // The one limit of a test and the one of an expectation: what takes longer hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...pageOptions,
    screenshot: 'only-on-failure',
    launchOptions: phoneBrowserOptions(),
  },
  webServer: {
    command: 'node environment/serve.ts',
    // Whichever answers, all are ready.
    url: `http://localhost:${setups[0]!.port}/sandbox/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
};
