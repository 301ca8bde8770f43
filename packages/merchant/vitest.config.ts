import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    // Files of a worker share the loaded modules, because loading them takes longer than most files.
    isolate: false,
    projects: gateAndWhole(import.meta.dirname),
  },
});
