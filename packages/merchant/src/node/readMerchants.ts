import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { KnownNames } from '../resolve/checkReferences.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { type MerchantFolder, type ResolveResult, resolveMerchant } from '../resolve/resolveMerchant.ts';
import { fileSchemas } from '../schema/files.ts';
import { didYouMean } from '../resolve/didYouMean.ts';
import { type JsonFile, parseJsonFile } from './jsonFile.ts';

/** Codes of all merchants in the folder, sorted. Folders whose names start with `_` are no merchants. */
export function listMerchants(merchantsDir: string): string[] {
  return readdirSync(merchantsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_') && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Reads one merchant from `merchantsDir/<code>` merged over `merchantsDir/_base`. `instead` holds parsed files by
 * name that replace those of the folder, to check a change before it is written.
 */
export function readMerchant(
  merchantsDir: string,
  code: string,
  known: KnownNames = {},
  instead: Readonly<Record<string, unknown>> = {},
): ResolveResult {
  const problems: MerchantProblem[] = [];
  if (!existsSync(join(merchantsDir, code)))
    return { merchant: undefined, problems: [noSuchMerchant(merchantsDir, code)] };
  const read = new Map<string, JsonFile>();
  const base = readFolder(merchantsDir, '_base', { problems, read });
  const own = readFolder(merchantsDir, code, { problems, read }, Object.keys(instead));
  const result = resolveMerchant(base, { ...own, files: { ...own.files, ...instead } }, known);
  const all = [...problems, ...result.problems].map((problem) => ({
    ...read.get(problem.file)?.placeOf(problem.key),
    ...problem,
  }));
  return all.length === 0 ? result : { merchant: undefined, problems: all };
}

/** Problems with the line and the column at which their keys stand, where the file has them. */
export function located(merchantsDir: string, problems: readonly MerchantProblem[]): MerchantProblem[] {
  return problems.map((problem) => {
    const path = join(merchantsDir, problem.file);
    if (problem.line !== undefined || problem.key === '' || !existsSync(path)) return problem;
    return { ...parseJsonFile(readFileSync(path)).placeOf(problem.key), ...problem };
  });
}

function noSuchMerchant(merchantsDir: string, code: string): MerchantProblem {
  const codes = listMerchants(merchantsDir);
  const guess = didYouMean(code, codes);
  return {
    file: code,
    key: '',
    message: 'there is no such merchant folder',
    allowed: codes.join(', '),
    ...(guess !== undefined && { didYouMean: guess }),
  };
}

interface Found {
  /** Mistakes are added here. */
  problems: MerchantProblem[];
  /** Each file that was read, by its path from the merchants folder. */
  read: Map<string, JsonFile>;
}

/** @param replaced files for which others stand: what is in them counts for nothing, but they have to be readable */
function readFolder(
  merchantsDir: string,
  code: string,
  { problems, read }: Found,
  replaced: readonly string[] = [],
): MerchantFolder {
  const folder = join(merchantsDir, code);
  const known: string[] = fileSchemas.map(({ file }) => file);
  const files: Record<string, unknown> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() ? ['assets', 'i18n'].includes(entry.name) : known.includes(entry.name)) continue;
    const guess = didYouMean(entry.name, [...known, 'assets', 'i18n']);
    problems.push({
      file: `${code}/${entry.name}`,
      key: '',
      message: 'does not belong into a merchant folder',
      allowed: [...known, 'i18n/', 'assets/'].join(', '),
      ...(guess !== undefined && { didYouMean: guess }),
    });
  }
  const unread: string[] = [];
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
  for (const file of known) {
    if (existsSync(join(folder, file))) files[file] = readJson(file);
  }
  const texts: Record<string, unknown> = {};
  for (const path of filesBelow(join(folder, 'i18n'))) {
    if (path.endsWith('.json')) texts[path.slice(0, -'.json'.length)] = readJson(`i18n/${path}`);
  }
  const assets = Object.fromEntries(
    filesBelow(join(folder, 'assets')).map((path) => [path, join(folder, 'assets', path)]),
  );
  return { code, files, texts, assets, unread };
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
