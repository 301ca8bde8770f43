import { defineConfig } from '@playwright/test';
import { commonConfig } from './environment/commonConfig.ts';

/**
 * Tests the login with Firebase's own Auth emulator, on the production build. `pnpm test:firebase` runs them after the
 * gateway's tests with the emulator. They are not part of `npm test`, because the emulator must be downloaded and needs
 * half a minute to start.
 */
export default defineConfig({
  ...commonConfig,
  testDir: 'firebase-emulator',
  outputDir: '../.results/firebase-emulator',
  testMatch: '*.test.ts',
  workers: 1,
  reporter: [['list']],
  webServer: { ...commonConfig.webServer, command: 'node firebase-emulator/serve.ts', timeout: 300_000 },
});
