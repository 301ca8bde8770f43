import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { trimCalls } from '../calls/trimCalls.ts';
import { leanIcons } from '../icons/leanIcons.ts';
import { fileNames } from './fileNames.ts';
import { vendorModules } from './vendorModules.ts';
import { findRoots } from './sharedChunks.ts';

const app = dirname(import.meta.dirname);

/**
 * Returns the bundler's `codeSplitting`, which decides the modules that share a file.
 *
 * `vendor`: libraries of the first load. They rarely change, so in a separate file they stay cached over a release of
 * the app
 * `app`: entry and home. The bundler names this file `main`
 *
 * For all other files see `fileNames.ts`.
 */
export async function chunkGroups() {
  const { chunks, loaders, withTap } = await findRoots({
    root: app,
    plugins: [react(), leanIcons(), trimCalls()],
    input: 'src/main.tsx',
  });
  const names = fileNames(chunks, { root: dirname(dirname(app)), loaders, withTap });
  return {
    // Each module is assigned by name, so no module has to be included recursively. If a file is needed, all files that
    // it imports are needed too. So files never import each other in a cycle.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', priority: 2, tags: ['$initial' as const], test: vendorModules },
      { name: 'app', priority: 1, tags: ['$initial' as const] },
      { name: (module: string) => names.get(module) ?? null, debugName: 'by what needs it' },
    ],
  };
}
