import type { Database } from '../db/connect.ts';
import { createLruCache } from '../pictures/lruCache.ts';

const cacheMs = 3_000;
const most = 1_000;

/**
 * Caches results of frequent, slow queries for three seconds per key. Callers during the query share its result. One
 * cache for each database; failures are not cached.
 */
export function cacheBriefly<T>(): (db: Database, key: string, work: () => Promise<T>) => Promise<T> {
  const caches = new WeakMap<Database, ReturnType<typeof createLruCache<{ answer: Promise<T>; until: number }>>>();
  return (db, key, work) => {
    const cache = caches.get(db) ?? createLruCache<{ answer: Promise<T>; until: number }>(most);
    caches.set(db, cache);
    const cached = cache.get(key);
    if (cached !== undefined && performance.now() < cached.until) return cached.answer;
    const entry = { answer: work(), until: Infinity };
    cache.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = performance.now() + cacheMs;
      },
      () => {
        entry.until = 0;
      },
    );
    return entry.answer;
  };
}
