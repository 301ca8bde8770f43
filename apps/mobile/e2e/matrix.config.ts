import { defineConfig } from '@playwright/test';
import { commonConfig } from './environment/commonConfig.ts';

/**
 * The whole matrix: every language, width, text size, mode and merchant on every screen. `pnpm test:matrix` runs it, on
 * its own, for it takes long. Its report lies apart: behaviours are proved by what `npm test` runs.
 */
export default defineConfig({
  ...commonConfig,
  testDir: 'whole',
  outputDir: '../.results/matrix/files',
  testMatch: '*.test.ts',
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../.results/matrix/playwright.json' }]],
});
