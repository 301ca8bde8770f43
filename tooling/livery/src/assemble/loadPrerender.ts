import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AppManifest } from '../../../../apps/mobile/src/appManifest.ts';
import type { PrerenderHome } from './homePage.ts';
import { contentHash } from './contentHash.ts';

interface AppForNode {
  prerenderHome?: PrerenderHome;
  manifest?: AppManifest;
}

/** The app's `prerenderHome`, from its build for Node. A newer build at the same path is loaded again. */
export const loadPrerender = (path: string): Promise<PrerenderHome> => loadExport(path, 'prerenderHome');

/** The app's description of its screens, from its build for Node. */
export const loadManifest = (path: string): Promise<AppManifest> => loadExport(path, 'manifest');

async function loadExport<Name extends keyof AppForNode>(
  path: string,
  name: Name,
): Promise<NonNullable<AppForNode[Name]>> {
  if (!existsSync(path)) throw new Error(`${path} is missing: the app is not compiled for prerendering.`);
  const app = (await import(`${pathToFileURL(path).href}?${contentHash(readFileSync(path))}`)) as AppForNode;
  const found = app[name];
  if (found === undefined) throw new Error(`${path} does not export ${name}.`);
  return found;
}
