import { tooManyTries } from './callFailure.ts';

const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();

/**
 * Runs `work` after all earlier work of the same key in this process. Waiting here needs no connection; waiting for a
 * database lock would occupy one of few, and a flood of logins for one name could take them all.
 * @param options.longest most calls of a key that may wait or run.
 * @throws TOO_MANY beyond that, or what `work` throws.
 */
export async function runSerially<T>(key: string, work: () => Promise<T>, { longest = 20 } = {}): Promise<T> {
  const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
  if (line.waiting >= longest) throw tooManyTries(5);
  line.waiting++;
  lines.set(key, line);
  const mine = line.last.then(work, work);
  line.last = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    if (--line.waiting === 0) lines.delete(key);
  }
}
