import react from '@vitejs/plugin-react';
import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    ...testDefaults,
    // The end-to-end tests beside them are Playwright's.
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
