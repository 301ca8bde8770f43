import type { ViteUserConfig } from 'vitest/config';
import { VitestResults } from './results/vitestReporter.ts';

/** What every package's tests share: a report that `pnpm behaviours` can read, beside the one for people. */
export const testDefaults = {
  reporters: ['default', new VitestResults()],
  restoreMocks: true,
  unstubGlobals: true,
  // Far more than any test needs: only one that hangs meets it.
  testTimeout: 15_000,
  // What is prepared for all tests of a file may compile code or start a database.
  hookTimeout: 60_000,
} satisfies NonNullable<ViteUserConfig['test']>;
