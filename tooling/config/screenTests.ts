import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { filesWithMoreInWhole, screenRetry, testDefaults, wholeTests } from './vitest.ts';

interface ScreenTests {
  /** Folder of the package. */
  root: string;
  /** Folders with the tests. */
  folders: readonly string[];
  /** Files that run before each test file. They run for each test file, but their imports are loaded only once. */
  setupFiles: string[];
  /** Test files that only `test:whole` runs, relative to the package. Default: none. */
  later?: readonly string[];
}

/**
 * Vitest's configuration for a package whose tests show screens in jsdom. Test files share the loaded modules and the
 * page, because loading both takes several times longer than most files run. Files that mock modules run separately.
 */
export function screenTests({ root, folders, setupFiles, later = [] }: ScreenTests): ViteUserConfig {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && !later.includes(path));
  const replacing = files.filter((path) =>
    /vi\.(mock|resetModules)\(|@vitest-environment/.test(readFileSync(join(root, path), 'utf8')),
  );
  const sharing = files.filter((path) => !replacing.includes(path));
  const whole = [...later, ...filesWithMoreInWhole(root, files)];
  return defineConfig({
    plugins: [react()],
    test: {
      ...testDefaults,
      setupFiles,
      retry: screenRetry,
      // A test waits for its page during nearly half of its time, so two tests use one core fully.
      maxWorkers: 2,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // The imports in `jsencrypt` have no file extensions, and Node does not resolve such imports.
      server: { deps: { inline: ['jsencrypt'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'shared modules',
            include: sharing,
            environment: fileURLToPath(new URL('onePage.ts', import.meta.url)),
            isolate: false,
          },
        },
        { extends: true, test: { name: 'own modules', include: replacing, environment: 'jsdom' } },
        ...(whole.length === 0
          ? []
          : [{ extends: true as const, test: { include: whole, environment: 'jsdom', ...wholeTests } }]),
      ],
    },
  });
}
