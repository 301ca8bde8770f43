import type { ViteUserConfig } from 'vitest/config';

/** What every package's tests share: a report that `pnpm behaviours` can read, beside the one for people. */
export const testDefaults = {
  reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  restoreMocks: true,
  unstubGlobals: true,
  // All packages run side by side: a test of thousands of samples that takes a second alone takes many then.
  testTimeout: 30_000,
} satisfies NonNullable<ViteUserConfig['test']>;
