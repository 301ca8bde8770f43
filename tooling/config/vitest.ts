import type { ViteUserConfig } from 'vitest/config';
import { VitestResults } from './results/vitestReporter.ts';

/** What every package's tests share: a report that `pnpm behaviours` can read, beside the one for people. */
export const testDefaults = {
  reporters: ['default', new VitestResults()],
  restoreMocks: true,
  unstubGlobals: true,
  // All packages run side by side: a test of thousands of samples that takes a second alone takes many then.
  testTimeout: 30_000,
} satisfies NonNullable<ViteUserConfig['test']>;
