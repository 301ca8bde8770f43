import { refreshHome } from './homePage.ts';
import { loadPrerender } from './loadPrerender.ts';

/** Homes whose answers are waited for at once. More do not come sooner: the gateway answers each in milliseconds. */
const atOnce = 8;

interface RefreshHomes {
  /** Folders of skins. */
  folders: readonly string[];
  /** The module that exports `prerenderHome`. */
  prerender: string;
  /** Address of the gateway, where pages reach it under their own host. */
  gateway: string | undefined;
}

interface RefreshedHome {
  folder: string;
  /** Milliseconds. */
  took: number;
  /** Why the last drawing stays; left out where the home is drawn. */
  failure?: Error;
}

/** Prerenders the homes of skins with what their gateways say now, several at once. Tells of each when it is done. */
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
