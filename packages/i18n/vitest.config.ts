import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Files of a worker share the loaded modules, because loading them takes longer than most files.
  test: { ...testDefaults, isolate: false },
});
