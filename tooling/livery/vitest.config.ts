import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    // Files of a worker share the loaded modules, because loading them takes longer than most files.
    isolate: false,
    projects: gateAndWhole(
      import.meta.dirname,
      [
        // This test shapes tens of thousands of words.
        'src/cuts/cutFace.test.ts',
        // These tests compile the app or its pages from source for a development server, which is not delivered.
        'src/dev/devServer.test.ts',
        'src/dev/devSkins.test.ts',
      ],
      // A module of these tests starts a front for each file.
      'src/front/',
    ),
  },
});
