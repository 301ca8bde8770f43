import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColorMix } from '@livery/merchant/theme';
import { type LazyFiles, lazyFilesName } from '../../../../apps/mobile/chunks/lazyFiles.ts';
import {
  pageScriptFile,
  pageScriptNames,
  type PageScripts,
} from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';
import { mixesInFiles } from './mixesInFiles.ts';

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The compiled app as the assemble step needs it. It contains nothing of any merchant. */
export interface ClientBuild {
  /** Absolute path of the build's folder. */
  dir: string;
  /** Address of the entry below the code's base, for example `assets/main-4f2a.js`. */
  entry: string;
  /** Code that home needs in addition to the entry. */
  preloads: string[];
  /** Style sheets of the entry and of home. */
  styles: string[];
  /** Text of those style sheets. Addresses in it are still relative to the sheet. */
  css: string;
  /** Colour mixes that any style sheet of the build uses. */
  mixes: ColorMix[];
  /** Icons of the first screen, which the code refers to: markup for the page. */
  icons: string;
  /** Scripts of the page itself, and the service worker. */
  scripts: PageScripts;
  /** Code and styles that load on demand, by name (see `lazyCode`), without those of home. */
  lazy: LazyFiles;
  /** Every file of the build below `assets/`. */
  files: string[];
}

const entryModule = 'src/main.tsx';

/** Reads a finished `vite build` of the app. Throws if the app is not compiled, with the name of the missing file. */
export function readClientBuild(dir: string): ClientBuild {
  const path = join(dir, '.vite/manifest.json');
  if (!existsSync(path))
    throw new Error(`${path} is missing: the app is not compiled, or was compiled without build.manifest.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const entry = manifest[entryModule];
  if (entry === undefined) throw new Error(`${path} has no ${entryModule}: it is not the app's build.`);
  const lazyPath = join(dir, lazyFilesName);
  if (!existsSync(lazyPath))
    throw new Error(`${lazyPath} is missing: the app was compiled without its plugin lazyFiles.`);
  // A chunk comes after the chunks that it imports, because its styles may override theirs.
  const first = new Set<ManifestChunk>();
  const seen = new Set<string>();
  const need = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(need);
    first.add(chunk);
  };
  need(entryModule);
  const files = readdirSync(join(dir, 'assets'))
    .filter((name) => !name.startsWith('.'))
    .map((name) => `assets/${name}`)
    .toSorted();
  const styles = [...new Set([...first].flatMap((chunk) => chunk.css ?? []))];
  return {
    dir,
    entry: entry.file,
    preloads: [...new Set([...first].map((chunk) => chunk.file))].filter(
      (file) => file !== entry.file && file.endsWith('.js'),
    ),
    styles,
    css: styles.map((file) => readFileSync(join(dir, file), 'utf8')).join(''),
    scripts: Object.fromEntries(
      pageScriptNames.map((name) => [name, readFileSync(join(dir, pageScriptFile(name)), 'utf8')]),
    ) as PageScripts,
    icons: readFileSync(join(dir, '.vite/icons.svg'), 'utf8'),
    lazy: JSON.parse(readFileSync(lazyPath, 'utf8')) as LazyFiles,
    mixes: mixesInFiles(dir, files),
    files,
  };
}

/**
 * The files of a part that loads on demand, by its name.
 * @throws if the build has no part of that name
 */
export function codeFiles({ lazy }: Pick<ClientBuild, 'lazy'>, name: string): readonly string[] {
  const files = lazy[name];
  if (files === undefined) throw new Error(`The code of ${name} is not in the build.`);
  return files;
}
