import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two reads of a value. */
const interval = 250;
/** Milliseconds after which a page that never settles is an error. It only stops hung runs. */
const limit = 30_000;

/**
 * Reads a value repeatedly until `isWanted` accepts it.
 * @throws with `what` and the last value after half a minute
 */
export async function waitFor<T>(what: string, read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  const started = performance.now();
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (performance.now() - started > limit) throw new Error(`${what}: ${JSON.stringify(value).slice(0, 200)}`);
    await delay(interval);
  }
}
