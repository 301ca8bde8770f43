import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// The tests in `tests` need a browser: Playwright runs them.
export default defineConfig({ test: { ...testDefaults, include: ['src/**/*.test.ts'] } });
