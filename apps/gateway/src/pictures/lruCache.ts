/** A memory of the last `most` things asked for. */
export function createLruCache<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found !== undefined) this.set(key, found);
      return found;
    },
    set(key: string, value: T): void {
      // A map keeps the order of setting: the first is the one not asked for longest.
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
  };
}
