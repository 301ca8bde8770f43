import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    projects: gateAndWhole(import.meta.dirname, [
      // This test shapes tens of thousands of words.
      'src/cuts/cutFace.test.ts',
      // These tests compile the app or its pages from source for a development server, which is not delivered.
      'src/dev/devServer.test.ts',
      'src/dev/devSkins.test.ts',
    ]),
  },
});
