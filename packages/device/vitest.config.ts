import { fileURLToPath } from 'node:url';
import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    environment: fileURLToPath(import.meta.resolve('@livery/config/one-page')),
    // Test files share a page, because creating it takes much longer than the tests.
    isolate: false,
  },
});
