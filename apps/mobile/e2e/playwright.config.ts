import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { commonConfig } from './environment/commonConfig.ts';

/** What `pnpm behaviours` reads. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

/** What `npm test` runs: every journey, and a fixed slice of the matrix. */
export default defineConfig({
  ...commonConfig,
  testDir: '.',
  outputDir: '../.results/e2e',
  testMatch: '**/*.test.ts',
  // The longest first, so that all workers end together.
  projects: [
    { name: 'visits', testMatch: 'slice/visits.test.ts' },
    { name: 'everything else', testIgnore: ['whole/**', 'firebase-emulator/**', 'slice/visits.test.ts'] },
  ],
  reporter: [['list'], [reporter, { packageDir: resolve(import.meta.dirname, '..'), report: 'playwright.json' }]],
});
