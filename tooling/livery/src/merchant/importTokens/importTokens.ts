import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownNames } from '@livery/merchant';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import type { Mode } from '@livery/merchant/theme';
import { Failure } from '../../failure.ts';
import { project } from '../../project.ts';
import { knownNames, problemList } from '../readAll.ts';
import { type Applied, applyTo } from './applyTo.ts';
import { asObject, type JsonObject } from './asObject.ts';
import { gather, type Gathered } from './gather.ts';
import { withNearest } from './withNearest.ts';
import { type ExportedToken, readExport } from './readExport.ts';

/** A file from a design tool, and the mode of its tokens, if the user gave one. */
export interface ImportedFile {
  path: string;
  mode?: Mode | undefined;
}

interface ImportOptions {
  isDryRun?: boolean;
  /** Replaces unreadable colours with the nearest readable colours. */
  isNearest?: boolean;
  merchantsDir?: string;
  /** Names of the product. Default: they are read from its files. */
  known?: KnownNames | undefined;
}

/**
 * Imports exports of design tools into a merchant's `theme.json`. The file is written once, and only if the merchant is
 * valid with it. Before that nothing is changed. Tokens that can't be imported, for example shadows, do not stop the
 * others. Prints the imported tokens, the others, and the reasons.
 */
export async function importTokens(
  code: string,
  files: readonly ImportedFile[],
  { isDryRun = false, isNearest = false, merchantsDir = project.merchantsDir, known }: ImportOptions = {},
): Promise<number> {
  if (files.length === 0)
    throw new Failure('No file is given. Give one or more exports: pnpm merchant import-tokens <code> <file>…');
  const theme = join(merchantsDir, code, 'theme.json');
  if (!listMerchants(merchantsDir).includes(code))
    throw new Failure(problemList(readMerchant(merchantsDir, code).problems));
  const tokens = (await Promise.all(files.map(readTokens))).flat();
  const gathered = gather(tokens);
  if (gathered.faults.length > 0)
    throw new Failure(
      `Nothing was written. ${counted(gathered.faults.length, 'token')} can't be imported:\n${listed(gathered.faults)}`,
    );
  if (gathered.sayings.length === 0)
    throw new Failure(
      `Nothing was written: none of the ${counted(tokens.length, 'token')} ${gathered.leftOut.length > 0 ? 'can be imported' : 'belongs to a theme'}.\n${[leftOut(gathered), unknownTokens(gathered)].filter((part) => part !== '').join('\n\n')}`,
    );
  const before = existsSync(theme)
    ? (await readFile(theme, 'utf8')).replace(/^\uFEFF/, '')
    : '{\n  "$schema": "../../packages/merchant/generated/theme.schema.json"\n}\n';
  const base = parsed(await readFile(join(merchantsDir, '_base/theme.json'), 'utf8'), '_base/theme.json');
  parsed(before, `${code}/theme.json`);
  const applied = applyTo(before, base, gathered.sayings);
  console.log(report(code, gathered, applied));
  const names = known ?? knownNames();
  const problemsOf = (text: string) =>
    readMerchant(merchantsDir, code, names, { instead: { 'theme.json': JSON.parse(text) } }).problems;
  const { text, problems, changes } = isNearest
    ? withNearest(applied.text, problemsOf)
    : { text: applied.text, problems: problemsOf(applied.text), changes: [] };
  if (problems.length > 0) {
    const isCurable = !isNearest && problems.some(({ nearest }) => nearest !== undefined);
    throw new Failure(
      `Nothing was written: with these tokens ${code} would have mistakes. ${problemList(problems)}${isCurable ? '\nWith --nearest, colours with too little contrast are replaced by the nearest colours with enough contrast.' : ''}`,
    );
  }
  if (changes.length > 0)
    console.log(`Changed to the nearest that can be read, ${changes.length}:\n${listed(changes)}\n`);
  if (text === before) console.log(`merchants/${code}/theme.json already has all of these values.`);
  else if (isDryRun)
    console.log(`Nothing was written (--dry-run). Without it, merchants/${code}/theme.json would change.`);
  else {
    await writeAtomically(theme, text);
    console.log(`merchants/${code}/theme.json is written. See it: pnpm merchant preview ${code}`);
  }
  return 0;
}

async function readTokens({ path, mode }: ImportedFile): Promise<ExportedToken[]> {
  if (!existsSync(path)) throw new Failure(`There is no file ${path}.`);
  const tree = parsed(await readFile(path, 'utf8'), path);
  const found = readExport({ file: path, mode, tree });
  if (found.length === 0)
    throw new Failure(
      `${path} contains no tokens. Export variables or tokens as DTCG JSON: objects with "$type" and "$value".`,
    );
  return found;
}

function parsed(text: string, file: string): JsonObject {
  let tree: unknown;
  try {
    // Some tools begin their files with a byte order mark.
    tree = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${(error as Error).message}`);
  }
  const found = asObject(tree);
  if (found === undefined)
    throw new Failure(`${file} contains no tokens: it must be an object { … }, not a list or a single value.`);
  return found;
}

/** Writes a temporary file and renames it, so that a reader gets either the old or the new file. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`;
  try {
    await writeFile(beside, text);
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}

function report(code: string, gathered: Gathered, { changes, unchanged }: Applied): string {
  const lines = changes.map(
    ({ key, before, after, from, isInherited }) =>
      `${key}: ${before === undefined || before === after ? '' : `${before} → `}${after}${isInherited ? ', as in the base, so it is removed from the file' : ''} (${from})`,
  );
  return (
    [
      `${code}: ${counted(gathered.sayings.length, 'token')} of the export ${gathered.sayings.length === 1 ? 'is one' : 'are ones'} that a theme has.`,
      changes.length === 0 ? '' : `Taken, ${changes.length}:\n${listed(lines)}`,
      unchanged.length === 0 ? '' : `Unchanged, ${unchanged.length}: ${unchanged.join(', ')}`,
      leftOut(gathered),
      gathered.notes.length === 0 ? '' : `Worth a look:\n${listed([...new Set(gathered.notes)])}`,
      unknownTokens(gathered),
    ]
      .filter((part) => part !== '')
      .join('\n\n') + '\n'
  );
}

const leftOut = (gathered: Gathered): string =>
  gathered.leftOut.length === 0
    ? ''
    : `Can't be taken and left out, ${gathered.leftOut.length}:\n${listed(gathered.leftOut)}`;

const shownAtMost = 12;

function unknownTokens({ unknownTokens: unknown }: Gathered): string {
  if (unknown.length === 0) return '';
  const meant = unknown.filter((each) => each.meant !== undefined);
  const rest = unknown.filter((each) => each.meant === undefined).map(({ name }) => name);
  const lines = [
    ...meant.map((each) => `${each.name}: did you mean ${each.meant}?`),
    ...rest.slice(0, shownAtMost),
    ...(rest.length > shownAtMost ? [`and ${rest.length - shownAtMost} more`] : []),
  ];
  return `Not known and left out, ${unknown.length}:\n${listed(lines)}`;
}

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
