import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// Each file brings a database server of its own and starts gateways on it: one at a time.
export default defineConfig({
  test: { ...testDefaults, setupFiles: 'src/setup.ts', maxWorkers: 1, testTimeout: 60_000 },
});
