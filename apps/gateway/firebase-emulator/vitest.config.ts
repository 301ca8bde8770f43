import { defineConfig } from 'vitest/config';

/**
 * Settings of `pnpm --filter @livery/gateway test:firebase`. These tests run separately from the others, because they
 * download the Auth emulator (about 500 MB).
 */
export default defineConfig({
  test: {
    include: ['firebase-emulator/*.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 20_000,
    hookTimeout: 6 * 60_000,
  },
});
