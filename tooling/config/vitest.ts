import type { ViteUserConfig } from 'vitest/config';

/** What every package's tests share: a report that `pnpm behaviours` can read, beside the one for people. */
export const testDefaults = {
  reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  restoreMocks: true,
  unstubGlobals: true,
} satisfies NonNullable<ViteUserConfig['test']>;
