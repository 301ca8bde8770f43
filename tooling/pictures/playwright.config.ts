import { fileURLToPath } from 'node:url';
import { browserOptions } from '@livery/config/browser';
import { defineConfig } from '@playwright/test';
import { look } from './src/look.ts';

const port = 4530;
const { args, ...browser } = browserOptions();

/** What `pnpm behaviours` reads. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: '.results/artifacts',
  snapshotPathTemplate: 'stored/{arg}{ext}',
  fullyParallel: true,
  // Twice the cores: half of a test is waiting, for two pictures of a page that are the same.
  workers: 4,
  forbidOnly: true,
  // Run last, one by one: what passes then was disturbed by something else, and is flaky.
  retries: 3,
  retryStrategy: 'isolated',
  timeout: 30_000,
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: look,
  },
  reporter: [['dot'], [reporter, { packageDir: import.meta.dirname }], ['./src/report.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // Text drawn the same on every machine; only a headless shell heeds the hinting, and others have this one.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--disable-font-subpixel-positioning',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: `node src/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}/aurora/dark/EN`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
