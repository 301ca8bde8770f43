import type { Database } from '../db/connect.ts';
import { createLruCache } from '../pictures/lruCache.ts';

const keptMs = 3_000;
const most = 1_000;

/**
 * Caches answers to frequent, slow queries for three seconds for each key. Callers that ask while the query runs share
 * its result. One cache for each database; failures are not cached.
 */
export function cacheBriefly<T>(): (db: Database, key: string, work: () => Promise<T>) => Promise<T> {
  const memories = new WeakMap<Database, ReturnType<typeof createLruCache<{ answer: Promise<T>; until: number }>>>();
  return (db, key, work) => {
    const memory = memories.get(db) ?? createLruCache<{ answer: Promise<T>; until: number }>(most);
    memories.set(db, memory);
    const kept = memory.get(key);
    if (kept !== undefined && performance.now() < kept.until) return kept.answer;
    const entry = { answer: work(), until: Infinity };
    memory.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = performance.now() + keptMs;
      },
      () => {
        entry.until = 0;
      },
    );
    return entry.answer;
  };
}
