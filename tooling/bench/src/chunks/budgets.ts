import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Groups } from '../firstLoad/groups.ts';
import type { Chunk } from './weighChunks.ts';

/** What a chunk weighed when the budgets were written, and the parts it was made of: see `firstLoad/groups.ts`. */
interface ChunkBudget {
  bytes: number;
  groups?: Groups;
}

export type ChunkBudgets = Readonly<Record<string, ChunkBudget>>;

export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as ChunkBudgets;

/** What a chunk may weigh over its budget. */
const room = 1.03;
/** A file below this costs a phone more to ask for than to read: it belongs to another one. Bytes, compressed. */
const smallest = 2_000;

/** Code that may be small: it is fetched by itself, when few people use what it is for. */
const mayBeSmall: Readonly<Record<string, string>> = {
  'rolldown-runtime.js': "the bundler's own",
  'menu.js': 'the side menu and the settings, when they open',
  'trial.js': 'the free trial, when it opens',
  'CountryPicker.js': 'the list of countries, when it opens',
  'flagPictures.js': 'addresses of the flags in that list',
  'drawings.js': 'drawings of failures',
  'zone-1.js': 'phone numbers of a zone, once one is typed',
  'zone-7.js': 'phone numbers of a zone, once one is typed',
};

/** What is wrong with the chunks of a build, one line each; with a chunk's name where the chunk itself is too heavy. */
export function chunkProblems(chunks: readonly Chunk[], budgets: ChunkBudgets): { line: string; heavy?: string }[] {
  const isKnown = (name: string) => Object.hasOwn(budgets, name);
  const tooMany = chunks
    .filter(({ name }) => !isKnown(name))
    .map(({ name, bytes }) => ({
      line: `${name} is a new file of ${bytes} bytes; there were ${Object.keys(budgets).length}`,
    }));
  const tooHeavy = chunks
    .filter(({ name, bytes }) => isKnown(name) && bytes > budgets[name]!.bytes * room)
    .map(({ name, bytes }) => ({
      line: `${name} grew by ${bytes - budgets[name]!.bytes} to ${bytes} bytes, more than 3 %`,
      heavy: name,
    }));
  const tooSmall = chunks
    .filter(({ name, bytes }) => name.endsWith('.js') && bytes < smallest && !Object.hasOwn(mayBeSmall, name))
    .map(({ name, bytes }) => ({ line: `${name} has ${bytes} bytes, which is too little for a file of its own` }));
  return [...tooMany, ...tooHeavy, ...tooSmall];
}
