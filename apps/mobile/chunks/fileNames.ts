import { basename, relative } from 'node:path';
import type { SharedChunk } from './sharedChunks.ts';

/*
 * Decides which modules share a file, by the modules that need them. By default the bundler makes a small file for
 * every set of modules that some screens share, and every file costs time on a slow phone. The rules:
 *
 * - Code that only one feature needs is in the feature's file, which is named like its folder. A screen or another part
 * with much code has its own file. Some of a feature's screens can be loaded before a tap, and others after a tap. Then
 * the code that only the screens after a tap need is in a second file, for example `authScreens`.
 * - `home` is treated as a feature. It contains the parts below its games and over them: its own parts, and the parts
 * that features offer in `blocks.tsx`.
 * - Code that several features need is in `shared`. The code that the shell around every screen loads is there too.
 * Every player who opens home loads `shared`. So code is in `screens` instead if only screens that load after a tap
 * need it, or only code that these screens load.
 * - A large part has its own file. A smaller part also has its own file if neither home nor the shell needs it. Code
 * that no feature loads (a cipher, a part of a component) also has its own file, unless it is small.
 * - Code that belongs in `shared` but imports a large part is in the file of that part, because otherwise `shared`
 * would load the large part for every player. If the code belongs in `screens`, it is in a file like `sanitiseScreens`.
 *
 * With these rules, no file imports another file that fewer screens need. A new feature, screen or part needs no change
 * here.
 */

/** Number of bytes of minified code from which a separate request is worthwhile. */
const large = 10_000;
/** The same limit for code that several features need, but that neither home nor the shell needs. */
const apart = 4_500;
/**
 * Number of bytes below which code is put into `shared`. A separate request for less code costs more, because nearly
 * every player loads `shared`.
 */
const small = 2_500;

const shared = 'shared';
const screens = 'screens';
/** Returns the name of the file for screens that load after a tap, for example `authScreens`. */
const withTapOf = (name: string) => `${name}Screens`;
/** The owner of parts of features that are too small for a file. */
const tiny = 'tiny';

interface Project {
  /** Absolute path of the repository. */
  root: string;
  /** For each module that `import()` loads, the modules that load it. */
  loaders: ReadonlyMap<string, readonly string[]>;
  /** The modules of screens that `import()` loads only after a tap. */
  withTap: ReadonlySet<string>;
}

/** The file name, without extension, for every module that is loaded after the first page. */
export function fileNames(chunks: readonly SharedChunk[], project: Project): Map<string, string> {
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
  /** The owners of the roots. */
  owners: ReadonlySet<string>;
  /** Whether all of the roots load only after a tap. */
  isWithTap: boolean;
  /** The owners with at least one root that is loaded before a tap. */
  isAhead: ReadonlySet<string>;
}

function nameOf({ roots, size, modules }: SharedChunk, { owners, isWithTap, isAhead }: Needing): string {
  const [owner, another] = owners;
  if (owner === undefined) return wordsOf(modules.at(-1)!);
  const isForAll = owners.has('home') || owners.has(shared);
  if (another !== undefined && size >= (isForAll ? large : apart)) return wordsOf(modules.at(-1)!);
  if (another !== undefined || owner === tiny) return isWithTap ? screens : shared;
  // Home is always loaded completely, so its parts need no separate files.
  if (roots.length === 1 && size >= large && owner !== 'home') return wordsOf(roots[0]!);
  return isWithTap && isAhead.has(owner) ? withTapOf(owner) : owner;
}

/**
 * Returns the same names, except for modules that would make `shared` or `screens` import a file that fewer screens
 * need.
 */
function withWhatTheyNeed(chunks: readonly SharedChunk[], names: ReadonlyMap<string, string>): Map<string, string> {
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

/**
 * Returns the screens that load after a tap, and the modules that only these screens and their own imports load. The
 * two sets can depend on each other.
 */
function allWithTap(chunks: readonly SharedChunk[], { loaders, withTap }: Project): ReadonlySet<string> {
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

/** Returns the name of a file without folder and extension, for example `LoginScreen`. */
const wordsOf = (path: string) => basename(path.split('?')[0]!).replace(/\.\w+$/, '');

/**
 * Returns a function that finds the owner of a module loaded by `import()`: a feature, `shared` for the shell, or
 * `tiny` if the module is small. Undefined for a large part of a component, or a large cipher, that several features
 * may load.
 */
function ownersOf(chunks: readonly SharedChunk[], project: Project): (root: string) => string | undefined {
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

/** Whether roots would enlarge the shared file only a little, and import no large file. */
function isSmall(
  roots: readonly string[],
  chunks: readonly SharedChunk[],
  featureOf: (root: string) => string | undefined,
): boolean {
  const needed = chunks.filter((chunk) => chunk.roots.some((root) => roots.includes(root)));
  const isSharedAnyway = (chunk: SharedChunk) => {
    const others = chunk.roots.filter((root) => !roots.includes(root));
    return new Set(others.flatMap((root) => featureOf(root) ?? [])).size > 1;
  };
  const added = needed.filter((chunk) => !isSharedAnyway(chunk)).reduce((sum, chunk) => sum + chunk.size, 0);
  return added < small && needed.every((chunk) => chunk.size < large);
}

/**
 * Returns a function that finds the feature of a module loaded by `import()`. Undefined if the module belongs to none,
 * for example a part of a component.
 */
function featuresOf(chunks: readonly SharedChunk[], { root, loaders }: Project) {
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
