import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    include: ['src/**/*.test.ts'],
    // One server for the run; each file copies the template into a database of its own.
    globalSetup: 'src/testing/globalSetup.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
