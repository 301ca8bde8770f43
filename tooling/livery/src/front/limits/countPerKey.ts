/** Counts what is going on under each key, such as a client's address, up to `most` at a time. */
export function countPerKey(most: number) {
  const counts = new Map<string, number>();
  return {
    /** One more: a function that ends it, or undefined where there are as many as may be. */
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
