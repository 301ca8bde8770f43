import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue whose work ends when the test decides, and the names of the started work, in order. */
function queueOf(sizes: { running: number; waiting: number }) {
  const enqueue = createFairQueue({ ...sizes, full: () => new Error('full') });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (sender: string, name: string) =>
    enqueue(sender, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    }).catch((error: Error) => error.message);
  /** Ends the oldest running work. */
  const endOne = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { add, started, endOne };
}

test('at most `running` pieces of work run, and they start in the order of arrival', async () => {
  const { add, started, endOne } = queueOf({ running: 2, waiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => add('one', name));
  expect(started).toEqual(['a', 'b']);
  for (let i = 0; i < 4; i++) await endOne();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('senders take turns, even if one sender has many pieces of work', async () => {
  const { add, started, endOne } = queueOf({ running: 1, waiting: 10 });
  const all = ['a', 'b', 'c', 'd'].map((name) => add('flood', name));
  all.push(add('person', 'mine'), add('other', 'theirs'));
  for (let i = 0; i < 6; i++) await endOne();
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'mine', 'theirs', 'c', 'd']);
});

test('a full queue rejects work, but a new sender replaces the last work of the largest sender', async () => {
  const { add, started, endOne } = queueOf({ running: 1, waiting: 2 });
  const flood = ['a', 'b', 'c'].map((name) => add('flood', name));
  expect(await add('flood', 'd')).toBe('full');
  const mine = add('person', 'mine');
  expect(await flood[2]).toBe('full');
  // Both senders have one waiting piece of work now, so neither is replaced.
  expect(await add('other', 'theirs')).toBe('full');
  for (let i = 0; i < 3; i++) await endOne();
  expect(await Promise.all([...flood, mine])).toEqual(['a', 'b', 'full', 'mine']);
  expect(started).toEqual(['a', 'b', 'mine']);
});

test('after a piece of work fails, the next one runs', async () => {
  const enqueue = createFairQueue({ running: 1, waiting: 1, full: () => new Error('full') });
  const failing = enqueue('one', () => Promise.reject(new Error('broken')));
  expect(await enqueue('one', async () => 'next')).toBe('next');
  await expect(failing).rejects.toThrow('broken');
});
