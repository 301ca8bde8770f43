import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Groups } from '../firstLoad/groups.ts';
import type { Chunk } from './measureChunks.ts';

/** A chunk's size when the budgets were written, and its parts: see `firstLoad/groups.ts`. */
interface ChunkBudget {
  bytes: number;
  groups?: Groups;
}

export type ChunkBudgets = Readonly<Record<string, ChunkBudget>>;

export const budgetsFile = join(import.meta.dirname, 'budgets.json');
export const readBudgets = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as ChunkBudgets;

/** Factor by which a chunk may exceed its budget. */
const room = 1.03;
/** Maximum size of `shared`, in compressed bytes: nearly every player loads it. */
const mostShared = 30_000;

/** The problems of a build's chunks, one line each, with the chunk's name if the chunk itself is too large. */
export function chunkProblems(chunks: readonly Chunk[], budgets: ChunkBudgets): { line: string; heavy?: string }[] {
  const isKnown = (name: string) => Object.hasOwn(budgets, name);
  const tooMany = chunks
    .filter(({ name }) => !isKnown(name))
    .map(({ name, bytes }) => ({
      line: `${name} is a new file of ${bytes} bytes; the budgets have ${Object.keys(budgets).length}`,
    }));
  const tooHeavy = chunks
    .filter(({ name, bytes }) => isKnown(name) && bytes > budgets[name]!.bytes * room)
    .map(({ name, bytes }) => ({
      line: `${name} grew by ${bytes - budgets[name]!.bytes} to ${bytes} bytes, more than 3 %`,
      heavy: name,
    }));
  const tooShared = chunks
    .filter(({ name, bytes }) => name === 'shared.js' && bytes > mostShared)
    .map(({ name, bytes }) => ({ line: `${name} has ${bytes} bytes, more than ${mostShared}`, heavy: name }));
  return [...tooMany, ...tooHeavy, ...tooShared];
}
