import type { PluginOption, Rolldown } from 'vite';
import { build } from 'vite';
import { importsWithTap, offersScreens } from './screensWithTap.ts';

/**
 * Modules that are needed by exactly the same lazily loaded roots. By default the bundler makes one small file of them.
 */
export interface SharedChunk {
  /** Absolute paths of the modules, as the bundler names them. */
  modules: readonly string[];
  /** Size of the minified code in bytes. */
  size: number;
  /** The modules loaded by `import()` that need this chunk. Empty if the entry itself needs it. */
  roots: readonly string[];
  /**
   * Modules of other chunks that are always loaded with this chunk, because its code imports them directly or
   * indirectly.
   */
  needs: readonly string[];
}

interface Roots {
  chunks: readonly SharedChunk[];
  /** For each module that `import()` loads, the modules that load it. */
  loaders: ReadonlyMap<string, readonly string[]>;
  /**
   * The modules of screens that `import()` loads only after a tap, not soon after home; see `afterHome` of a screen.
   */
  withTap: ReadonlySet<string>;
}

interface Parts {
  root: string;
  /** The plugins of the build. They are needed here because they change the imports of the code. */
  plugins: readonly PluginOption[];
  input: string;
}

/**
 * Bundles the app once without any groups, to find out which roots need which code. Writes nothing. This needs a
 * separate build, because all modules seem to need each other until unused imports are removed.
 */
export async function findRoots({ root, plugins, input }: Parts): Promise<Roots> {
  const loaders = new Map<string, readonly string[]>();
  const withTap = new Set<string>();
  const recorder: PluginOption = {
    name: 'livery:roots',
    async buildEnd() {
      const ids = [...this.getModuleIds()];
      for (const id of ids) {
        const { dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        if (dynamicImporters.length > 0) loaders.set(id, dynamicImporters);
      }
      for (const id of ids.filter(offersScreens)) {
        const code = this.getModuleInfo(id)?.code ?? '';
        const found = await Promise.all(importsWithTap(code, this.parse(code)).map((path) => this.resolve(path, id)));
        for (const module of found) if (module !== null) withTap.add(module.id);
      }
    },
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, recorder],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return { chunks: sharedChunks(chunks, loaders), loaders, withTap };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds' | 'code'>;

/** Returns the chunks with the roots that need them, and with their own needs. */
function sharedChunks(chunks: readonly Chunk[], loaders: ReadonlyMap<string, unknown>): SharedChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = new Map<Chunk, string[]>(chunks.map((chunk) => [chunk, []]));
  const reached = new Map(chunks.map((chunk) => [chunk, reachedFrom(chunk, byName)]));
  for (const [start, found] of reached) {
    const loaded = start.moduleIds.filter((module) => loaders.has(module));
    for (const chunk of found) roots.get(chunk)!.push(...loaded);
  }
  const first = reached.get(chunks.find(({ isEntry }) => isEntry)!)!;
  return chunks.map((chunk) => ({
    modules: chunk.moduleIds,
    size: chunk.code.length,
    roots: first.has(chunk) ? [] : roots.get(chunk)!,
    needs: [...reached.get(chunk)!].filter((each) => each !== chunk).flatMap(({ moduleIds }) => moduleIds),
  }));
}

function reachedFrom(start: Chunk, byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set<Chunk>();
  const reach = (chunk: Chunk | undefined) => {
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) reach(byName.get(name));
  };
  reach(start);
  return reached;
}
