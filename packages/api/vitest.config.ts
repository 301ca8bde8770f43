import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    environment: 'jsdom',
    // It imports its own files without their endings, which Node does not resolve.
    server: { deps: { inline: ['jsencrypt'] } },
  },
});
