/** A cache of at most `most` entries, which drops the least recently used. */
export function createLruCache<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found !== undefined) this.set(key, found);
      return found;
    },
    set(key: string, value: T): void {
      // A map keeps insertion order: its first entry is the least recently used.
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
  };
}
