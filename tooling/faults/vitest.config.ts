import { testDefaults, wholeTests } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    ...wholeTests,
    globalSetup: 'src/globalSetup.ts',
    setupFiles: 'src/setup.ts',
    // Each file starts gateways: the files run one at a time in one process, which compiles the gateway once.
    isolate: false,
    testTimeout: 60_000,
  },
});
