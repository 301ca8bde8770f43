import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersBySource, type CodeMap } from './charactersBySource.ts';

/** Minified characters of the first load, by the part of the product or the library that they come from. */
export type Groups = Readonly<Record<string, number>>;

/** The name for code that the bundler adds around the parts: imports, class names, addresses of lazy files. */
const bundler = 'bundler';

/** Sums the sizes of a build's files by the origin of their code. The build has source maps beside its files. */
export function groupsOf(dir: string, files: readonly string[]): Groups {
  const sums: Record<string, number> = {};
  for (const file of files) {
    const code = readFileSync(join(dir, file), 'utf8');
    for (const [source, characters] of charactersBySource(code, readMap(join(dir, `${file}.map`)))) {
      const group = groupOf(source);
      sums[group] = (sums[group] ?? 0) + characters;
    }
  }
  return sums;
}

/** The bundler's own runtime has no map, so all of it is added to the bundler's part. */
function readMap(path: string): CodeMap {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CodeMap;
  } catch {
    return { sources: [], mappings: '' };
  }
}

/**
 * The part that a source file belongs to. For a library it is its name, for example `react-dom`. For our own code it is
 * for example `packages/ui/components/Ticker`, `packages/api/client` or `apps/mobile/shell`.
 */
export function groupOf(source: string): string {
  const library = /.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(source)?.[0];
  if (library !== undefined) return library.replace(/.*node_modules[\\/]/, '').replaceAll('\\', '/');
  const [, base, below = ''] = /((?:packages|apps)\/[^/]+)\/(.*)/.exec(source.replaceAll('\\', '/')) ?? [];
  if (base === undefined) return bundler;
  const folders = below
    .split('/')
    .filter((part) => part !== 'src')
    .slice(0, -1);
  return [base, ...folders.slice(0, folders[0] === 'components' ? 2 : 1)].join('/');
}

export const budgetsFile = join(import.meta.dirname, 'groups.json');
export const storedGroups = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Groups;

/** The parts that grew or are new since the groups were written, the largest growth first. */
export function findGrowth(now: Groups, kept: Groups): string[] {
  return (
    Object.entries(now)
      .map(([group, characters]) => ({ group, characters, more: characters - (kept[group] ?? 0) }))
      // Ignore small differences, because the minifier chooses other names.
      .filter(({ more }) => more > 60)
      .toSorted((a, b) => b.more - a.more)
      .map(({ group, characters, more }) => `${group} grew by ${more} to ${characters} characters`)
  );
}
