/** Runs at most `most` of the given pieces of work at a time; the others wait in order. */
export function limitRunning(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await work();
    } finally {
      // Start the next waiting piece of work.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
