import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { commonConfig, gateTag } from './environment/commonConfig.ts';

/** What `pnpm behaviours` reads. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

const ofGate = new RegExp(`${gateTag}\\b`);

/**
 * `npm test` runs the project `gate`: the journeys with its tag. `test:whole` runs the others: all other journeys, and the whole
 * matrix of which the gate has a slice. See docs/testing.md.
 */
export default defineConfig({
  ...commonConfig,
  testDir: '.',
  outputDir: '../.results/e2e',
  testMatch: '**/*.test.ts',
  projects: [
    { name: 'gate', grep: ofGate, testIgnore: ['whole/**', 'firebase-emulator/**'] },
    // The longest first, so that all workers end together.
    { name: 'matrix', testDir: 'whole', retries: 3, timeout: 600_000 },
    { name: 'whole', grepInvert: ofGate, retries: 3, testIgnore: ['whole/**', 'slice/**', 'firebase-emulator/**'] },
  ],
  reporter: [['list'], [reporter, { packageDir: resolve(import.meta.dirname, '..') }]],
});
