import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { KnownNames } from '../resolve/checkReferences.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { type MerchantFolder, type ResolveResult, resolveMerchant } from '../resolve/resolveMerchant.ts';
import { fileSchemas } from '../schema/files.ts';
import { didYouMean } from '../resolve/didYouMean.ts';
import { merchantCode, merchantCodeWords } from '../schema/codes.ts';
import { type JsonFile, parseJsonFile } from './jsonFile.ts';
import { kindOf } from './kindOf.ts';

/**
 * Codes of all merchants in the folder, sorted. Folders whose names start with `_` are not merchants. A link to a
 * folder is a merchant.
 */
export function listMerchants(merchantsDir: string): string[] {
  return readdirSync(merchantsDir)
    .filter((name) => isMerchantFolder(merchantsDir, name))
    .toSorted();
}

/** Whether the folder of a merchant exists. False for an invalid name, for example a path. */
function isMerchantFolder(merchantsDir: string, name: string): boolean {
  return /^[^_.][^/\\]*$/.test(name) && kindOf(join(merchantsDir, name)) === 'folder';
}

/** The parsed `_base`. Use it to read many merchants. */
export interface Base {
  /** Undefined if the folder is missing. */
  folder: MerchantFolder | undefined;
  problems: readonly MerchantProblem[];
  read: ReadonlyMap<string, JsonFile>;
}

/** Reads the folder of the base. */
export function readBase(merchantsDir: string): Base {
  const problems: MerchantProblem[] = [];
  const read = new Map<string, JsonFile>();
  return { folder: readFolder(merchantsDir, '_base', { problems, read }), problems, read };
}

interface ReadOptions {
  /**
   * Parsed files by name that replace the files of the folder, so that a change can be checked before it is written.
   * Default: no files.
   */
  instead?: Readonly<Record<string, unknown>>;
  /** The base that the merchant is merged over. Default: `_base`, read again. */
  base?: Base;
}

/** Reads a merchant from `merchantsDir/<code>` and merges it over `merchantsDir/_base`. */
export function readMerchant(
  merchantsDir: string,
  code: string,
  known: KnownNames = {},
  { instead = {}, base = readBase(merchantsDir) }: ReadOptions = {},
): ResolveResult {
  const problems: MerchantProblem[] = [];
  if (!isMerchantFolder(merchantsDir, code))
    return { merchant: undefined, problems: [noSuchMerchant(merchantsDir, code)] };
  if (!merchantCode.test(code))
    problems.push({ file: code, key: '', message: "can't be a merchant's code", allowed: merchantCodeWords });
  problems.push(...base.problems);
  if (base.folder === undefined) return { merchant: undefined, problems };
  const read = new Map(base.read);
  const own = readFolder(merchantsDir, code, { problems, read }, Object.keys(instead))!;
  const result = resolveMerchant(base.folder, { ...own, files: { ...own.files, ...instead } }, known);
  const all = [...problems, ...result.problems].map((problem) => ({
    ...read.get(problem.file)?.placeOf(problem.key),
    ...problem,
  }));
  return all.length === 0 ? result : { merchant: undefined, problems: all, parts: result.parts };
}

/** Adds the line and column of a problem's key, if the file contains the key. */
export function located(merchantsDir: string, problems: readonly MerchantProblem[]): MerchantProblem[] {
  return problems.map((problem) => {
    const path = join(merchantsDir, problem.file);
    if (problem.line !== undefined || problem.key === '' || kindOf(path) !== 'file') return problem;
    return { ...parseJsonFile(readFileSync(path)).placeOf(problem.key), ...problem };
  });
}

function noSuchMerchant(merchantsDir: string, code: string): MerchantProblem {
  const codes = listMerchants(merchantsDir);
  const guess = didYouMean(code, codes);
  return {
    file: code,
    key: '',
    message: 'this merchant folder does not exist',
    // A list of hundreds of codes would hide the message.
    ...(codes.length <= 40 && { allowed: codes.join(', ') }),
    ...(guess !== undefined && { didYouMean: guess }),
  };
}

interface Found {
  /** Output: problems are added to this list. */
  problems: MerchantProblem[];
  /** Output: each file that was read, by its path from the merchants folder. */
  read: Map<string, JsonFile>;
}

/**
 * Reads a folder. Undefined if the folder is missing, which is reported.
 * @param replaced files that are replaced: their content is ignored, but they must be readable
 */
function readFolder(
  merchantsDir: string,
  code: string,
  { problems, read }: Found,
  replaced: readonly string[] = [],
): MerchantFolder | undefined {
  const folder = join(merchantsDir, code);
  const known: string[] = fileSchemas.map(({ file }) => file);
  const unread: string[] = [];
  const wrong = (path: string, fault: Pick<MerchantProblem, 'message' | 'allowed' | 'didYouMean'>) =>
    void problems.push({ file: path === '' ? code : `${code}/${path}`, key: '', ...fault });
  const kind = kindOf(folder);
  if (kind !== 'folder') {
    wrong('', {
      message: kind === undefined ? 'is missing' : 'is not a folder',
      allowed: `a folder with ${known.join(', ')}`,
    });
    return undefined;
  }
  for (const name of readdirSync(folder).filter((each) => !isLitter(each))) {
    const isFolder = folders.includes(name);
    const wanted = isFolder ? 'folder' : 'file';
    if (isFolder || known.includes(name)) {
      if (kindOf(join(folder, name)) === wanted) continue;
      wrong(name, { message: `is not a ${wanted}`, allowed: `a ${wanted}; remove it if it is not needed` });
      if (name !== 'i18n') unread.push(name);
      continue;
    }
    const guess = didYouMean(name, [...known, ...folders]);
    wrong(name, {
      message: 'does not belong into a merchant folder',
      allowed: [...known, ...folders.map((each) => `${each}/`)].join(', '),
      ...(guess !== undefined && { didYouMean: guess }),
    });
  }
  const readJson = (file: string): unknown => {
    const name = `${code}/${file}`;
    const json = parseJsonFile(readFileSync(join(folder, file)));
    const isReplaced = json.value !== undefined && replaced.includes(file);
    if (!isReplaced) {
      read.set(name, json);
      problems.push(...json.problems.map((problem) => ({ file: name, ...problem })));
    }
    if (json.value === undefined) unread.push(file);
    return json.value;
  };
  const files: Record<string, unknown> = {};
  for (const file of known) {
    if (kindOf(join(folder, file)) === 'file') files[file] = readJson(file);
  }
  // Without this file, every required key is missing. Report one problem and not nine.
  if (code !== '_base' && files['merchant.json'] === undefined && !unread.includes('merchant.json')) {
    wrong('merchant.json', { message: 'is missing', allowed: 'a file with the data of the merchant' });
    unread.push('merchant.json');
  }
  const texts: Record<string, unknown> = {};
  for (const path of filesBelow(join(folder, 'i18n'))) {
    if (kindOf(join(folder, 'i18n', path)) === 'file' && path.endsWith('.json'))
      texts[path.slice(0, -'.json'.length)] = readJson(`i18n/${path}`);
    else
      wrong(`i18n/${path}`, { message: 'is not a file of texts', allowed: 'a file for a language, such as EN.json' });
  }
  const assets: Record<string, string> = {};
  for (const path of filesBelow(join(folder, 'assets'))) {
    if (kindOf(join(folder, 'assets', path)) === 'file') assets[path] = join(folder, 'assets', path);
    else wrong(`assets/${path}`, { message: 'is a link to a missing file', allowed: 'a picture' });
  }
  return { code, files, texts, assets, unread };
}

const folders = ['i18n', 'assets'];

/** Files that macOS and Windows create in folders. */
const isLitter = (name: string) => /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name);

/** Paths of all files below a folder. Empty if the folder does not exist. */
function filesBelow(folder: string): string[] {
  if (kindOf(folder) !== 'folder') return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !isLitter(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
