import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOptions } from '@livery/config/browser';
import { sharedRetry, testDefaults } from '@livery/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { appearances, nameOf } from './.storybook/appearances.ts';

const configDir = join(import.meta.dirname, '.storybook');

/**
 * Story files without a story that has this tag. They are excluded, because otherwise each file would be loaded to find
 * that out.
 */
const filesWithout = (tag: string) =>
  ['src', 'stories', '../features/src', '../../apps/mobile/stories']
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith('.stories.tsx'))
    .filter((path) => !readFileSync(join(import.meta.dirname, path), 'utf8').includes(`'${tag}'`));

/**
 * A headless Chromium with the size of a phone. `reducedMotion` makes it report that the player prefers reduced motion.
 */
const browserOf = (
  instances: { browser: 'chromium'; name?: string; env?: Record<string, string> }[],
  reducedMotion = false,
) => ({
  enabled: true,
  headless: true,
  viewport: { width: 412, height: 823 },
  screenshotFailures: false,
  provider: playwright({
    launchOptions: browserOptions(),
    ...(reducedMotion && { contextOptions: { reducedMotion: 'reduce' as const } }),
  }),
  instances,
});

export default defineConfig({
  test: {
    ...testDefaults,
    // Most of a story's time is spent waiting, so two pages run at the same time, on every machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true as const,
        test: { name: 'rules of styles and stories', include: ['{src,stories}/**/*.test.ts'] },
      },
      {
        extends: true as const,
        plugins: [storybookTest({ configDir, tags: { exclude: ['reduced-motion'] } })],
        test: {
          name: 'stories',
          retry: sharedRetry,
          isolate: false,
          // One server and one browser for all appearances, so that stories are compiled once.
          browser: browserOf(
            appearances.map((appearance) => ({
              browser: 'chromium',
              name: nameOf(appearance),
              env: {
                STORY_MERCHANT: appearance.merchant,
                STORY_MODE: appearance.mode,
                STORY_LANGUAGE: appearance.language,
              },
            })),
          ),
        },
      },
      {
        // Stories with the tag `reduced-motion`, and only those, in a browser that prefers reduced motion.
        extends: true as const,
        plugins: [storybookTest({ configDir, tags: { include: ['reduced-motion'] } })],
        test: {
          name: 'reduced motion',
          retry: sharedRetry,
          isolate: false,
          exclude: filesWithout('reduced-motion'),
          browser: browserOf([{ browser: 'chromium' }], true),
        },
      },
    ],
  },
});
