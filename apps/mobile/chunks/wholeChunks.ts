import type { PluginOption, Rolldown } from 'vite';
import { build } from 'vite';
import { importsWithTap, offersScreens } from './screensWithTap.ts';

/** Modules that the same lazily loaded roots need, and no other: what the bundler would make one small file of. */
export interface WholeChunk {
  /** Absolute paths of the modules, as the bundler names them. */
  modules: readonly string[];
  /** Size of the code, minified, in bytes. */
  size: number;
  /** The modules loaded by `import()` for which it is needed. Empty for what the entry itself needs. */
  roots: readonly string[];
  /** Modules of other chunks that are loaded whenever this is, as its code imports them, directly or by another. */
  needs: readonly string[];
}

interface Roots {
  chunks: readonly WholeChunk[];
  /** By module that is loaded by `import()`: the modules which load it. */
  loaders: ReadonlyMap<string, readonly string[]>;
  /** The modules loaded by `import()` that are screens and load with a tap: not soon after home, see `afterHome` of a screen. */
  withTap: ReadonlySet<string>;
}

interface Parts {
  root: string;
  /** Of the build itself: they change what the code imports. */
  plugins: readonly PluginOption[];
  input: string;
}

/**
 * Bundles the app once without any groups, so that it is known which code is needed for what. Nothing is written. It has to
 * be a build of its own: before unused imports are removed, everything seems to need everything.
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
  return { chunks: wholeChunks(chunks, loaders), loaders, withTap };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds' | 'code'>;

/** The chunks with what they are needed for, and what they need. */
function wholeChunks(chunks: readonly Chunk[], loaders: ReadonlyMap<string, unknown>): WholeChunk[] {
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
