/** Counts concurrent actions per key, for example a client's address, up to `most`. */
export function countPerKey(most: number) {
  const counts = new Map<string, number>();
  return {
    /** Adds an action. Returns a function that ends it, or undefined if the limit is reached. */
    begin(key: string): (() => void) | undefined {
      const count = counts.get(key) ?? 0;
      if (count >= most) return undefined;
      counts.set(key, count + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
