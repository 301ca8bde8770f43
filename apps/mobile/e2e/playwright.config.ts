import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { commonConfig } from './environment/commonConfig.ts';

/** Reporter that writes the results for `pnpm behaviours`. */
const reporter = fileURLToPath(import.meta.resolve('@livery/config/playwright-results'));

/** The tag of the short journeys that `npm test` runs. */
const ofGate = /@gate\b/;

/**
 * Pattern for all files of one folder of the end-to-end tests. The path is absolute, because with a relative pattern, a
 * checkout inside a folder of that name would have no tests.
 */
const allIn = (folder: string) => resolve(import.meta.dirname, folder, '**');

/**
 * `npm test` runs the project `gate`, which contains the journeys with the tag of the gate. `test:whole` runs the other
 * projects: every other journey, and the matrix of all screens, languages, widths and text sizes. See docs/testing.md.
 */
export default defineConfig({
  ...commonConfig,
  testDir: '.',
  outputDir: '../.results/e2e',
  testMatch: '**/*.test.ts',
  projects: [
    { name: 'gate', grep: ofGate, testIgnore: allIn('firebase-emulator') },
    // The longest project is first, so that all workers end at about the same time.
    { name: 'matrix', grepInvert: ofGate, testDir: 'whole', retries: 3, timeout: 600_000 },
    { name: 'whole', grepInvert: ofGate, testIgnore: ['whole', 'firebase-emulator'].map(allIn), retries: 3 },
  ],
  reporter: [['list'], [reporter, { packageDir: resolve(import.meta.dirname, '..') }]],
});
