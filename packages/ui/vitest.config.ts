import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOptions } from '@livery/config/browser';
import { sharedRetry, testDefaults, wholeTests } from '@livery/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { appearances, nameOf, type TestAppearance } from './.storybook/appearances.ts';

const configDir = join(import.meta.dirname, '.storybook');

const storyFiles = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith('.stories.tsx'));

const components = storyFiles(['src']);
const docsAndScreens = storyFiles(['stories', '../features/src', '../../apps/mobile/stories']);

/** Whether a story file has a story with this tag. */
const hasTag = (path: string, tag: string) =>
  readFileSync(join(import.meta.dirname, path), 'utf8').includes(`'${tag}'`);

/**
 * Story files without a story that has this tag. They are excluded, because otherwise each file would be loaded to find
 * that out.
 */
const filesWithout = (tag: string) => [...components, ...docsAndScreens].filter((path) => !hasTag(path, tag));

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

const isStandardOnly = appearances.length === 1;

/** Stories without these tags: those that need another browser, and in the gate those that only `test:whole` runs. */
const storiesWithout = (...tags: string[]) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, tags: { exclude: tags } })],
});

/** A browser page that shows stories in this appearance. */
const storyPage = ({ merchant, mode, language }: TestAppearance, name: string) => ({
  browser: 'chromium' as const,
  name,
  env: { STORY_MERCHANT: merchant, STORY_MODE: mode, STORY_LANGUAGE: language },
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
        ...storiesWithout('reduced-motion', ...(isStandardOnly ? ['whole'] : [])),
        test: {
          name: 'stories',
          retry: sharedRetry,
          isolate: false,
          exclude: isStandardOnly ? docsAndScreens : [],
          // One server and one browser for all appearances, so that stories are compiled only once.
          browser: browserOf(appearances.map((appearance) => storyPage(appearance, nameOf(appearance)))),
        },
      },
      // The tests of screens run in the gate, so their stories run only in `test:whole`, together with the pages of the
      // docs and with files of components that have a story with the tag `whole`.
      ...(isStandardOnly
        ? [
            {
              ...storiesWithout('reduced-motion'),
              test: {
                ...wholeTests,
                maxWorkers: 2,
                isolate: false,
                exclude: components.filter((path) => !hasTag(path, 'whole')),
                browser: browserOf(appearances.map((appearance) => storyPage(appearance, wholeTests.name))),
              },
            },
          ]
        : []),
      {
        // Runs only stories with the tag `reduced-motion`, in a browser that reports that the player prefers reduced
        // motion.
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
