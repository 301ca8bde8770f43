import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { KnownNames } from '../resolve/checkReferences.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { type MerchantFolder, type ResolveResult, resolveMerchant } from '../resolve/resolveMerchant.ts';
import { fileSchemas } from '../schema/files.ts';
import { didYouMean } from '../resolve/didYouMean.ts';

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
  const base = readFolder(merchantsDir, '_base', problems);
  const own = readFolder(merchantsDir, code, problems);
  const result = resolveMerchant(base, { ...own, files: { ...own.files, ...instead } }, known);
  return problems.length === 0 ? result : { merchant: undefined, problems: [...problems, ...result.problems] };
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

function readFolder(merchantsDir: string, code: string, problems: MerchantProblem[]): MerchantFolder {
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
  for (const file of known) {
    if (existsSync(join(folder, file))) files[file] = readJson(join(folder, file), `${code}/${file}`, problems);
  }
  const texts: Record<string, unknown> = {};
  for (const path of filesBelow(join(folder, 'i18n'))) {
    if (path.endsWith('.json'))
      texts[path.slice(0, -'.json'.length)] = readJson(join(folder, 'i18n', path), `${code}/i18n/${path}`, problems);
  }
  const assets = Object.fromEntries(
    filesBelow(join(folder, 'assets')).map((path) => [path, join(folder, 'assets', path)]),
  );
  return { code, files, texts, assets };
}

function readJson(path: string, file: string, problems: MerchantProblem[]): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problems.push({ file, key: '', message: `is not JSON: ${(error as Error).message}` });
    return {};
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
