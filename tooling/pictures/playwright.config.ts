import { fileURLToPath } from 'node:url';
import { browserOptions } from '@livery/config/browser';
import { defineConfig } from '@playwright/test';
import { look } from './src/look.ts';

const port = 4530;
const { args, ...browser } = browserOptions();

/** The reporter for `pnpm behaviours`. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.test.ts',
  outputDir: '.results/artifacts',
  snapshotPathTemplate: 'stored/{arg}{ext}',
  fullyParallel: true,
  // Twice the number of cores, because a test waits half of its time until two pictures of a page are equal.
  workers: 4,
  forbidOnly: true,
  // Retries run last, one by one. A test that then passes was disturbed by other work, and is flaky.
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
        // These flags make text look the same on every machine. Only a headless shell needs the flag for hinting; other
        // builds always use this hinting.
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
