import { refreshHome } from './homePage.ts';
import { loadPrerender } from './loadPrerender.ts';

/**
 * How many homes wait for answers at the same time. A higher number is not faster: the gateway answers each in
 * milliseconds.
 */
const atOnce = 8;

interface RefreshHomes {
  /** Folders of skins. */
  folders: readonly string[];
  /** The module that exports `prerenderHome`. */
  prerender: string;
  /** Address of the gateway, for merchants whose pages reach it under their own host. */
  gateway: string | undefined;
}

interface RefreshedHome {
  folder: string;
  /** Milliseconds. */
  took: number;
  /** Why the last home page was left unchanged. Undefined if home was prerendered. */
  failure?: Error;
}

/**
 * Prerenders the homes of skins with the current answers of their gateways, several at the same time. Yields each
 * result when it is done.
 */
export async function* refreshHomes({ folders, prerender, gateway }: RefreshHomes): AsyncGenerator<RefreshedHome> {
  const prerenderHome = await loadPrerender(prerender);
  const waiting = folders.values();
  const underway = new Map<string, Promise<RefreshedHome>>();
  const start = () => {
    const { value: folder, done } = waiting.next();
    if (done === true) return;
    const started = performance.now();
    const took = () => performance.now() - started;
    underway.set(
      folder,
      refreshHome({ folder, prerenderHome, gateway }).then(
        () => ({ folder, took: took() }),
        (failure: Error) => ({ folder, took: took(), failure }),
      ),
    );
  };
  for (let count = 0; count < atOnce; count++) start();
  while (underway.size > 0) {
    const refreshed = await Promise.race(underway.values());
    underway.delete(refreshed.folder);
    start();
    yield refreshed;
  }
}
