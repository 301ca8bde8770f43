import { basename, relative } from 'node:path';
import type { WholeChunk } from './wholeChunks.ts';

/*
 * Which code lies in one file, derived from what needs it. By itself the bundler makes a small file of every set of modules
 * that some screens share, and a slow phone pays for each. Here:
 *
 * - What one feature alone needs lies in the feature's file, named like its folder. A screen or another part with much code
 *   of its own has a file of its own. Where some of a feature's screens are fetched ahead and some load with a tap, what only
 *   the latter need lies in a second file, such as `authScreens`.
 * - `home` counts as a feature: what it shows below its games and over them, its own and what features offer it in
 *   `blocks.tsx`.
 * - What several features need lies in `shared`, and so does what the shell around every screen loads; but in `screens` if only
 *   screens need it that load with a tap, or what these load in turn, because every visitor of home has `shared`. A large
 *   piece of it has a file of its own, and a smaller one too if neither home nor the shell needs it. So has what no feature
 *   loads: a cipher, part of a component; unless it is small.
 * - What would lie in `shared` but imports a large piece lies in the piece's file, which `shared` would else bring to everybody;
 *   what would lie in `screens` lies in one such as `sanitiseScreens` then.
 *
 * So no file needs one that is needed for less. A new feature, screen or part needs no line here.
 */

/** From this many bytes of minified code on something is worth a request of its own. */
const large = 10_000;
/** From this many on so is something that several features need, and neither home nor the shell. */
const apart = 4_500;
/** Something of fewer bytes than this costs more as a request than in `shared`, which nearly everybody has. */
const small = 2_500;

const shared = 'shared';
const screens = 'screens';
/** Such as `authScreens`. */
const withTapOf = (name: string) => `${name}Screens`;
/** The owner of what features have that are too small for a file. */
const tiny = 'tiny';

interface Project {
  /** Absolute path of the repository. */
  root: string;
  /** By module that is loaded by `import()`: the modules which load it. */
  loaders: ReadonlyMap<string, readonly string[]>;
  /** The modules loaded by `import()` that are screens and load with a tap. */
  withTap: ReadonlySet<string>;
}

/** The name, without ending, of the file for every module that is loaded after the first page. */
export function fileNames(chunks: readonly WholeChunk[], project: Project): Map<string, string> {
  const ownerOf = ownersOf(chunks, project);
  const withTap = allWithTap(chunks, project);
  const isAhead = new Set(
    chunks.flatMap(({ roots }) => roots.filter((root) => !withTap.has(root)).flatMap((root) => ownerOf(root) ?? [])),
  );
  const names = new Map<string, string>();
  for (const chunk of chunks) {
    if (chunk.roots.length === 0) continue;
    const owners = new Set(chunk.roots.flatMap((root) => ownerOf(root) ?? []));
    const isWithTap = chunk.roots.every((root) => withTap.has(root));
    const name = nameOf(chunk, { owners, isWithTap, isAhead });
    for (const module of chunk.modules) names.set(module, name);
  }
  return withWhatTheyNeed(chunks, names);
}

interface Needing {
  /** Whose the roots are. */
  owners: ReadonlySet<string>;
  /** Whether all of them load with a tap. */
  isWithTap: boolean;
  /** The owners of which something is fetched ahead. */
  isAhead: ReadonlySet<string>;
}

function nameOf({ roots, size, modules }: WholeChunk, { owners, isWithTap, isAhead }: Needing): string {
  const [owner, another] = owners;
  if (owner === undefined) return wordsOf(modules.at(-1)!);
  const isForAll = owners.has('home') || owners.has(shared);
  if (another !== undefined && size >= (isForAll ? large : apart)) return wordsOf(modules.at(-1)!);
  if (another !== undefined || owner === tiny) return isWithTap ? screens : shared;
  // Home is loaded whole.
  if (roots.length === 1 && size >= large && owner !== 'home') return wordsOf(roots[0]!);
  return isWithTap && isAhead.has(owner) ? withTapOf(owner) : owner;
}

/** The same names, but for what would have `shared` or `screens` bring a file along that fewer need. */
function withWhatTheyNeed(chunks: readonly WholeChunk[], names: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map(names);
  for (const { modules, needs } of chunks) {
    const name = names.get(modules[0]!);
    if (name !== shared && name !== screens) continue;
    const own = new Set(needs.flatMap((need) => names.get(need) ?? []));
    own.delete(shared);
    own.delete(screens);
    const [first, another] = own;
    if (first === undefined) continue;
    const of = another === undefined ? first : wordsOf(modules.at(-1)!);
    for (const module of modules) found.set(module, name === shared ? of : withTapOf(of));
  }
  return found;
}

/** The screens that load with a tap, and what nothing else loads but they and what they load: each may need the other. */
function allWithTap(chunks: readonly WholeChunk[], { loaders, withTap }: Project): ReadonlySet<string> {
  const rootsOf = new Map(chunks.flatMap(({ modules, roots }) => modules.map((module) => [module, roots])));
  const found = new Set([...withTap, ...loaders.keys()]);
  const isWithTap = (loader: string) => {
    const roots = rootsOf.get(loader) ?? [];
    return roots.length > 0 && roots.every((root) => found.has(root));
  };
  for (let before = Infinity; found.size < before;) {
    before = found.size;
    for (const [root, loading] of loaders) if (!withTap.has(root) && !loading.every(isWithTap)) found.delete(root);
  }
  return found;
}

/** Such as `LoginScreen`. */
const wordsOf = (path: string) => basename(path.split('?')[0]!).replace(/\.\w+$/, '');

/**
 * Says whose something loaded by `import()` is: a feature's, `shared` for the shell's, `tiny` if it is small; undefined
 * where it is part of a component or a cipher that several features may load, and not small.
 */
function ownersOf(chunks: readonly WholeChunk[], project: Project): (root: string) => string | undefined {
  const featureOf = featuresOf(chunks, project);
  const roots = [...new Set(chunks.flatMap((chunk) => chunk.roots))];
  const owners = new Map<string, string | undefined>();
  for (const root of roots) {
    const feature = featureOf(root);
    const alike = feature === undefined ? [root] : roots.filter((each) => featureOf(each) === feature);
    owners.set(root, isSmall(alike, chunks, featureOf) ? tiny : feature);
  }
  return (root) => owners.get(root);
}

/** Whether roots would make the shared file but little larger, and bring no large file along. */
function isSmall(
  roots: readonly string[],
  chunks: readonly WholeChunk[],
  featureOf: (root: string) => string | undefined,
): boolean {
  const needed = chunks.filter((chunk) => chunk.roots.some((root) => roots.includes(root)));
  const isSharedAnyway = (chunk: WholeChunk) => {
    const others = chunk.roots.filter((root) => !roots.includes(root));
    return new Set(others.flatMap((root) => featureOf(root) ?? [])).size > 1;
  };
  const added = needed.filter((chunk) => !isSharedAnyway(chunk)).reduce((sum, chunk) => sum + chunk.size, 0);
  return added < small && needed.every((chunk) => chunk.size < large);
}

/** Says which feature something loaded by `import()` is of; undefined for what is of none, such as part of a component. */
function featuresOf(chunks: readonly WholeChunk[], { root, loaders }: Project) {
  const byFolder = (module: string) => {
    const path = relative(root, module).replaceAll('\\', '/');
    const folder = /^(?:packages\/features|apps\/mobile)\/src\/([^/]+)\//.exec(path)?.[1];
    return folder === 'shell' ? shared : folder;
  };
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk])));
  const isOfHome = (loader: string) => {
    const needing = chunkOf.get(loader)?.roots ?? [];
    return (
      /[\\/]blocks\.tsx$/.test(loader) || (needing.length > 0 && needing.every((each) => byFolder(each) === 'home'))
    );
  };
  return (module: string) => {
    const loading = loaders.get(module) ?? [];
    return loading.length > 0 && loading.every(isOfHome) ? 'home' : byFolder(module);
  };
}
