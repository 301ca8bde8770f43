import { defineConfig } from 'vitest/config';

/**
 * `pnpm --filter @livery/gateway test:firebase`: separate from the other tests, because it downloads the Auth emulator
 * (about 500 MB).
 */
export default defineConfig({
  test: {
    include: ['firebase-emulator/*.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 20_000,
    hookTimeout: 6 * 60_000,
  },
});
