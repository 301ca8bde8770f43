import { fileURLToPath } from 'node:url';
import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    environment: fileURLToPath(import.meta.resolve('@livery/config/one-page')),
    isolate: false,
    // It imports its own files without their endings, which Node does not resolve.
    server: { deps: { inline: ['jsencrypt'] } },
    // A hundred races, of which the gate runs five.
    projects: gateAndWhole(['src/**/*.test.ts'], ['src/games/manyFavoriteRaces.test.ts']),
  },
});
