import { gateAndWhole, sharedRetry, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// One gateway for all files, and every call of the contract.
export default defineConfig({
  test: {
    ...testDefaults,
    // Files of a worker share the loaded modules, because loading them takes longer than most files.
    isolate: false,
    retry: sharedRetry,
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 30_000,
    // The checks of all calls run in `whole`. The gate only checks a few calls, in `alteredReplies.test.ts`.
    projects: gateAndWhole(import.meta.dirname, ['src/dialects.test.ts', 'src/pack.test.ts']),
  },
});
