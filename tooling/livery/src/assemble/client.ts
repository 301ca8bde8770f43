import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  pageScriptFile,
  pageScriptNames,
  type PageScripts,
} from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  /** Of the file, without its hash. */
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Files of screens that people open by their address, as apps/mobile/chunks.ts names them. */
const screenChunks = ['auth', 'register', 'passwords', 'trial', 'list'] as const;
export type ScreenChunk = (typeof screenChunks)[number];

/** The compiled app as the assemble step needs it. It knows no merchant. */
export interface ClientBuild {
  /** Absolute path of the build's folder. */
  dir: string;
  /** Address of the entry below the code's base, such as `assets/main-4f2a.js`. */
  entry: string;
  /** Code that home needs besides the entry. */
  preloads: string[];
  /** Style sheets of the entry and of home. */
  styles: string[];
  /** Their text, addresses in it still relative to the sheet. */
  css: string;
  /** Drawings of the first screen's icons, which the code refers to: markup for the page. */
  icons: string;
  /** Scripts of the page itself, and the service worker. */
  scripts: PageScripts;
  /** Code and styles of what shows when something fails: to be at hand while there is no network. */
  spare: string[];
  /** Code and styles of the screens that lie in a file of this name, beyond those of home. */
  screens: Readonly<Record<ScreenChunk, string[]>>;
  /** Every file of the build below `assets/`. */
  files: string[];
}

const entryModule = 'src/main.tsx';
/**
 * Files of what shows when something fails: `later` holds the code that watches the network and the site, the screen of a
 * closed one, and what reads their texts; the drawings of failures lie apart.
 */
const isSpare = (key: string, { name }: ManifestChunk) => name === 'later' || key.endsWith('/StateScreen/drawings.tsx');

/** Reads a finished `vite build` of the app. Throws with what is missing. */
export function readClientBuild(dir: string): ClientBuild {
  const path = join(dir, '.vite/manifest.json');
  if (!existsSync(path))
    throw new Error(`${path} is missing: the app is not compiled, or was compiled without build.manifest.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const entry = manifest[entryModule];
  if (entry === undefined) throw new Error(`${path} has no ${entryModule}: it is not the app's build.`);
  /** The chunks that are wanted, with what they build on, beyond those that are there. */
  const chunksOf = (isWanted: (key: string, chunk: ManifestChunk) => boolean, there: readonly ManifestChunk[] = []) => {
    const seen = new Set(there);
    const needed: ManifestChunk[] = [];
    // What a chunk builds on comes before it: its styles may be meant to win over theirs.
    const need = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined || seen.has(chunk)) return;
      seen.add(chunk);
      chunk.imports?.forEach(need);
      needed.push(chunk);
    };
    for (const [key, chunk] of Object.entries(manifest)) if (isWanted(key, chunk)) need(key);
    return needed;
  };
  const filesOf = (chunks: readonly ManifestChunk[]) => [
    ...new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])),
  ];
  const first = chunksOf((key) => key === entryModule);
  const styles = [...new Set(first.flatMap((chunk) => chunk.css ?? []))];
  return {
    dir,
    entry: entry.file,
    preloads: [...new Set(first.map((chunk) => chunk.file))].filter(
      (file) => file !== entry.file && file.endsWith('.js'),
    ),
    styles,
    css: styles.map((file) => readFileSync(join(dir, file), 'utf8')).join(''),
    scripts: Object.fromEntries(
      pageScriptNames.map((name) => [name, readFileSync(join(dir, pageScriptFile(name)), 'utf8')]),
    ) as PageScripts,
    icons: readFileSync(join(dir, '.vite/icons.svg'), 'utf8'),
    spare: filesOf(chunksOf(isSpare, first)),
    screens: Object.fromEntries(
      screenChunks.map((wanted) => [wanted, filesOf(chunksOf((_, { name }) => name === wanted, first))]),
    ) as Record<ScreenChunk, string[]>,
    files: readdirSync(join(dir, 'assets'))
      .filter((name) => !name.startsWith('.'))
      .map((name) => `assets/${name}`)
      .toSorted(),
  };
}
