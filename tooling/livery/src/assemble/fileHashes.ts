import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.ts';
import { fontFiles } from './fonts.ts';

/** A finished build: its folder and its files below that. */
interface Build {
  dir: string;
  files: readonly string[];
}

const ofBuilds = new WeakMap<Build, readonly (readonly [file: string, hash: string])[]>();
const ofFonts = new Map<string, Promise<string>>();

/**
 * The content hash of each file of a build. The bundler's hash in a file name can't be computed from the content. All
 * merchants share the code, so the files are read once.
 */
export function codeHashes(build: Build): readonly (readonly [file: string, hash: string])[] {
  const known = ofBuilds.get(build);
  if (known !== undefined) return known;
  const hashes = build.files.map((file) => [file, contentHash(readFileSync(join(build.dir, file)))] as const);
  ofBuilds.set(build, hashes);
  return hashes;
}

/** The content hash of a font file, by its name below `fonts/`. */
export function fontHash(name: string): Promise<string> {
  const hash = ofFonts.get(name) ?? readFontHash(name);
  ofFonts.set(name, hash);
  return hash;
}

const readFontHash = async (name: string): Promise<string> => contentHash(await fontFiles.get(name)!());
