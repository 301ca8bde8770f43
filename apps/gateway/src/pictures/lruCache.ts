/** A cache of at most `most` entries, which drops the least recently used. */
export function createLruCache<T>(most: number) {
  const entries = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const found = entries.get(key);
      if (found !== undefined) this.set(key, found);
      return found;
    },
    set(key: string, value: T): void {
      // A map has its entries in the order of insertion, so the first entry is the least recently used.
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > most) entries.delete(entries.keys().next().value!);
    },
  };
}
