import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// The tests of the `whole` task build the app or single components.
export default defineConfig({
  test: {
    ...testDefaults,
    // Files of a worker share the loaded modules, because loading them takes longer than most files.
    isolate: false,
    projects: gateAndWhole(import.meta.dirname, [
      'src/chunks/chunks.test.ts',
      'src/firstLoad/firstLoad.test.ts',
      'src/ui/ui.test.ts',
    ]),
  },
});
