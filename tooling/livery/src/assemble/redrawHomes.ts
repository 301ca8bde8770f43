import { redrawHome } from './homePage.ts';
import { loadPrerender } from './loadPrerender.ts';

/** Homes whose answers are waited for at once. More do not come sooner: the gateway answers each in milliseconds. */
const atOnce = 8;

interface RedrawHomes {
  /** Folders of skins. */
  folders: readonly string[];
  /** The module that exports `prerenderHome`. */
  prerender: string;
  /** Address of the gateway, where pages reach it under their own host. */
  gateway: string | undefined;
}

interface Redrawn {
  folder: string;
  /** Milliseconds. */
  took: number;
  /** Why the last drawing stays; left out where the home is drawn. */
  failure?: Error;
}

/** Draws the homes of skins with what their gateways say now, several at once. Tells of each when it is done. */
export async function* redrawHomes({ folders, prerender, gateway }: RedrawHomes): AsyncGenerator<Redrawn> {
  const prerenderHome = await loadPrerender(prerender);
  const waiting = folders.values();
  const underway = new Map<string, Promise<Redrawn>>();
  const start = () => {
    const { value: folder, done } = waiting.next();
    if (done === true) return;
    const started = performance.now();
    const took = () => performance.now() - started;
    underway.set(
      folder,
      redrawHome({ folder, prerenderHome, gateway }).then(
        () => ({ folder, took: took() }),
        (failure: Error) => ({ folder, took: took(), failure }),
      ),
    );
  };
  for (let count = 0; count < atOnce; count++) start();
  while (underway.size > 0) {
    const redrawn = await Promise.race(underway.values());
    underway.delete(redrawn.folder);
    start();
    yield redrawn;
  }
}
