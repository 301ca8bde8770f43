import type { Plugin, Rolldown } from 'vite';

/** Name of the file below the build's folder that maps the exports of code loaded by `import()` to its files. */
export const lazyFilesName = '.vite/lazyFiles.json';

/** Files of code and styles below the build's folder, by the name of the export, in the order in which they apply. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Writes `lazyFilesName`. It lists, for every export of a module loaded by `import()`, the files that it needs beyond
 * those of the first page. Throws if two such modules export the same name, because the name would be ambiguous.
 */
export function lazyFiles(): Plugin {
  return {
    name: 'livery:lazy-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, byName)));
      const files: Record<string, string[]> = {};
      for (const chunk of chunks)
        for (const id of chunk.moduleIds) {
          const module = this.getModuleInfo(id);
          // JSON data has no export name.
          if (module === null || module.dynamicImporters.length === 0 || id.endsWith('.json')) continue;
          const needed = withImports(chunk, byName).filter((each) => !first.has(each));
          for (const name of module.exports) {
            if (name in files) this.error(`Two modules that are loaded by import() export ${name}; one is ${id}.`);
            files[name] = [...new Set(needed.flatMap(filesOf))];
          }
        }
      this.emitFile({ type: 'asset', fileName: lazyFilesName, source: JSON.stringify(files) });
    },
  };
}

/** Returns a chunk after all its imports, because its styles may override theirs. */
function withImports(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const found: Rolldown.OutputChunk[] = [];
  const visit = (each: Rolldown.OutputChunk | undefined) => {
    if (each === undefined || seen.has(each)) return;
    seen.add(each);
    for (const name of each.imports) visit(byName.get(name));
    found.push(each);
  };
  visit(chunk);
  return found;
}

const filesOf = ({ fileName, viteMetadata }: Rolldown.OutputChunk) => [fileName, ...(viteMetadata?.importedCss ?? [])];
