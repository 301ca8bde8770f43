import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// The weight of each component by itself takes a build for each.
export default defineConfig({
  test: { ...testDefaults, projects: gateAndWhole(['src/**/*.test.ts'], ['src/ui/ui.test.ts']) },
});
