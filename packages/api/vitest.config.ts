import { fileURLToPath } from 'node:url';
import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    environment: fileURLToPath(import.meta.resolve('@livery/config/one-page')),
    isolate: false,
    // jsencrypt imports its own files without extensions, which Node does not resolve.
    server: { deps: { inline: ['jsencrypt'] } },
    // One hundred races, of which the gate runs five.
    projects: gateAndWhole(import.meta.dirname, ['src/games/manyFavoriteRaces.test.ts']),
  },
});
