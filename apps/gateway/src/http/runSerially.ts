import { tooManyTries } from './callFailure.ts';

const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();

/**
 * Runs `work` after all earlier work of the same key in this process. Waiting here needs no connection. Waiting for a
 * database lock would use one of few connections, and many logins for one name could use all of them.
 * @param options.longest maximum number of waiting or running calls of a key.
 * @throws TOO_MANY above that number, or an error of `work`.
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
