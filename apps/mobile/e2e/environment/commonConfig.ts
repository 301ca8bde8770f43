import type { PlaywrightTestConfig } from '@playwright/test';
import { phoneBrowserOptions } from './phoneBrowserOptions.ts';
import { setups } from './setups.ts';

/** The phone on which pages are tested. */
export const pageOptions = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  // A new context would install a service worker. The browser would also render moving parts sixty times a second in
  // software. Tests of the worker or of motion turn them on.
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const satisfies PlaywrightTestConfig['use'];

/** Settings that all test runs share: the browser, the servers, the timeouts. */
export const commonConfig: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 2,
  // Retries run last and alone. If a test passes in a retry, another process on the machine disturbed it before. Every
  // report marks it as flaky.
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // The timeout of a test and the timeout of an expectation. They only stop tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...pageOptions,
    screenshot: 'only-on-failure',
    launchOptions: phoneBrowserOptions(),
  },
  webServer: {
    command: 'node environment/serve.ts',
    // All servers are ready as soon as any of them replies.
    url: `http://localhost:${setups[0]!.port}/sandbox/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
};
