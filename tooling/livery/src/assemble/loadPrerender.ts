import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PrerenderHome } from './homePage.ts';
import { contentHash } from './contentHash.ts';

/** The app's `prerenderHome`, from its build for Node. A newer build at the same path is loaded anew. */
export async function loadPrerender(path: string): Promise<PrerenderHome> {
  if (!existsSync(path)) throw new Error(`${path} is missing: the app is not compiled for prerendering.`);
  const { prerenderHome } = (await import(`${pathToFileURL(path).href}?${contentHash(readFileSync(path))}`)) as {
    prerenderHome?: PrerenderHome;
  };
  if (typeof prerenderHome !== 'function') throw new Error(`${path} does not export prerenderHome.`);
  return prerenderHome;
}
