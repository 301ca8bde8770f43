import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';
import type { HouseOptions } from './house.ts';

/** First of the ports to serve on; another one lets two checkouts run side by side. */
const port = Number(process.env['LIVERY_E2E_PORT'] ?? 4510);

/** Where each set-up is served, and whose skins are looked at there. Both run the same production build. */
const setups = [
  { name: 'one gateway', port, gateways: 1, merchants: ['aurora', 'lagoa'] },
  { name: 'two gateways', port: port + 10, gateways: 2, merchants: ['padma', 'indus'] },
] as const;

/** What `pnpm behaviours` reads. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

/** Says the same in every house, so one house says it: files named `*.once.test.ts`. */
const sameEverywhere = '*.once.test.ts';

export default defineConfig<HouseOptions>({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../.results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [reporter, { packageDir: resolve(import.meta.dirname, '..'), report: 'playwright.json' }]],
  use: {
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
  projects: setups.flatMap(({ name, port, merchants }) =>
    merchants.map((merchant) => ({
      name: `${merchant}, ${name}`,
      testIgnore: merchant === 'aurora' ? [] : sameEverywhere,
      use: { merchant, baseURL: `http://${merchant}.localhost:${port}` },
    })),
  ),
  webServer: setups.map(({ port, gateways }) => ({
    command: `node serve.ts --port ${port} --gateways ${gateways}`,
    url: `http://localhost:${port}/sandbox/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
