import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testDefaults } from '@livery/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** A Chromium of the machine; undefined leaves the choice to Playwright, which then needs its own. */
const executablePath = [process.env['LIVERY_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
const args = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Every story runs in each of these: both modes, both directions, both surfaces. */
const dresses = [
  { name: 'aurora, dark, English', STORY_MERCHANT: 'aurora', STORY_MODE: 'dark', STORY_LANGUAGE: 'EN' },
  { name: 'padma, light, Urdu', STORY_MERCHANT: 'padma', STORY_MODE: 'light', STORY_LANGUAGE: 'UR' },
];

export default defineConfig({
  test: {
    ...testDefaults,
    projects: [
      { extends: true as const, test: { name: 'rules of the styles', include: ['src/**/*.test.ts'] } },
      ...dresses.map(({ name, ...env }) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name,
          env,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 412, height: 823 },
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
