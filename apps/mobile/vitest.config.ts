import react from '@vitejs/plugin-react';
import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    ...testDefaults,
    // The end-to-end tests beside them are Playwright's.
    include: ['{src,icons,pageScripts}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['testing/setUp.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // It imports its own files without their endings, which Node does not resolve.
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
