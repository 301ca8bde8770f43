import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// They build the app, or each component by itself.
export default defineConfig({
  test: {
    ...testDefaults,
    projects: gateAndWhole(
      ['src/**/*.test.ts'],
      ['src/chunks/chunks.test.ts', 'src/firstLoad/firstLoad.test.ts', 'src/ui/ui.test.ts'],
    ),
  },
});
