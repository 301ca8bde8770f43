import { defineConfig } from '@playwright/test';
import { commonConfig } from './environment/commonConfig.ts';
const { webServer, ...rest } = commonConfig;
export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: '/tmp/w/e2efew-results',
  testMatch: '**/*.test.ts',
  reporter: [['list']],
});
