import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Import, importsIn, type ModuleText } from './importsIn.ts';

/** For each file, the files that import it. All paths are relative to the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The importers of each file, over all packages. A name that is imported through an index file adds an importer to the
 * file that defines the name, not to all files of the index. Type imports are ignored.
 */
export function readImporters(root: string, files: readonly string[]): Importers {
  const known = new Set(files);
  const entries = packageExports(root, files);
  const modules = new Map(
    files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => [file, importsIn(readFileSync(join(root, file), 'utf8'))]),
  );
  const resolve = (from: string, specifier: string): string | undefined => {
    const path = specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier.split('?')[0]!))
      : entries(specifier);
    return path !== undefined && known.has(path) ? path : undefined;
  };
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports, reexports }] of modules) {
    for (const { specifier, names } of [...imports, ...reexports]) {
      const target = resolve(file, specifier);
      if (target === undefined) continue;
      for (const source of names.flatMap((name) => sourcesOf(name, target, modules, resolve)))
        importers.set(source, (importers.get(source) ?? new Set()).add(file));
    }
  }
  return importers;
}

/**
 * A file and all files that import it, directly or not, with the number of imports between them: breadth first, the
 * file itself at 0.
 */
export function reach(start: string, importers: Importers): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

type Resolve = (from: string, specifier: string) => string | undefined;

/** The files that define a name of a module, through files that only re-export it. */
function sourcesOf(
  name: string,
  module: string,
  modules: ReadonlyMap<string, ModuleText>,
  resolve: Resolve,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const text = modules.get(module);
  if (text === undefined || seen.has(module) || !text.isIndex || name === '*') return [module];
  const next = (reexport: Import, as: string) => {
    const target = resolve(module, reexport.specifier);
    return target === undefined ? [] : sourcesOf(as, target, modules, resolve, new Set([...seen, module]));
  };
  const named = text.reexports.find(({ exported }) => exported?.includes(name));
  if (named !== undefined) return next(named, named.names[named.exported!.indexOf(name)]!);
  const whole = text.reexports.filter(({ exported }) => exported === undefined).flatMap((one) => next(one, name));
  return whole.length > 0 ? whole : [module];
}

/** Returns a function that finds the file for `@livery/ui/dialog` with the package's `exports`. */
function packageExports(root: string, files: readonly string[]): (specifier: string) => string | undefined {
  const entries = new Map<string, string>();
  for (const file of files.filter((path) => /^[^/]+\/[^/]+\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [entry, path] of Object.entries(exports))
      entries.set(name + entry.slice(1), normalize(join(dirname(file), path)));
  }
  return (specifier) => entries.get(specifier);
}
