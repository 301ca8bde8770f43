import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { leanCalls } from '../calls/leanCalls.ts';
import { leanIcons } from '../icons/leanIcons.ts';
import { fileNames } from './fileNames.ts';
import { vendorModules } from './vendorModules.ts';
import { findRoots } from './wholeChunks.ts';

const app = dirname(import.meta.dirname);

/**
 * The bundler's `codeSplitting`: which code lies in one file.
 *
 * vendor  libraries of the first load, which change seldom; apart, they stay cached over a release of the app
 * app     entry and home; the bundler names this file `main`
 *
 * All other files: `fileNames.ts`.
 */
export async function chunkGroups() {
  const { chunks, loaders, withTap } = await findRoots({
    root: app,
    plugins: [react(), leanIcons(), leanCalls()],
    input: 'src/main.tsx',
  });
  const names = fileNames(chunks, { root: dirname(dirname(app)), loaders, withTap });
  return {
    // Each module is named: nothing has to be taken along. What a file imports is needed for all that the file is
    // needed for, so files never need one another.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', priority: 2, tags: ['$initial' as const], test: vendorModules },
      { name: 'app', priority: 1, tags: ['$initial' as const] },
      { name: (module: string) => names.get(module) ?? null, debugName: 'by what needs it' },
    ],
  };
}
