import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testDefaults } from '@livery/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { appearances, nameOf } from './.storybook/appearances.ts';

/** A Chromium of the machine; undefined leaves the choice to Playwright, which then needs its own. */
const executablePath = [
  process.env['LIVERY_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  test: {
    ...testDefaults,
    // Most of a story's time is waiting: two pages at once, whatever the machine has.
    maxWorkers: 2,
    projects: [
      { extends: true as const, test: { name: 'rules of the styles', include: ['src/**/*.test.ts'] } },
      {
        extends: true as const,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 412, height: 823 },
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args } }),
            // One server and one browser for all appearances: compiled once, worn often.
            instances: appearances.map((appearance) => ({
              browser: 'chromium' as const,
              name: nameOf(appearance),
              env: {
                STORY_MERCHANT: appearance.merchant,
                STORY_MODE: appearance.mode,
                STORY_LANGUAGE: appearance.language,
              },
            })),
          },
        },
      },
      {
        // Only stories with the tag `still`: the browser asks for less motion, and they look whether it is heard.
        extends: true as const,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), tags: { include: ['still'] } })],
        test: {
          name: 'less motion',
          isolate: false,
          env: { STORY_STILL: 'yes' },
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 412, height: 823 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, args },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
});
