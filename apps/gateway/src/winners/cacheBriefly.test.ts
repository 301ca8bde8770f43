import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/connect.ts';
import { cacheBriefly } from './cacheBriefly.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const database = () => ({}) as Database;

test('many callers share one result, computed once, for three seconds', async () => {
  const [kept, db, work] = [cacheBriefly<number>(), database(), vi.fn<() => Promise<number>>()];
  work.mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const crowd = () => Promise.all(Array.from({ length: 50 }, () => kept(db, 'aurora', work)));
  expect(new Set(await crowd())).toEqual(new Set([1]));
  vi.advanceTimersByTime(2_999);
  expect(new Set(await crowd())).toEqual(new Set([1]));
  vi.advanceTimersByTime(1);
  expect(new Set(await crowd())).toEqual(new Set([2]));
  expect(work).toHaveBeenCalledTimes(2);
});

test('each key and each database has its own result', async () => {
  const [kept, one, two] = [cacheBriefly<string>(), database(), database()];
  const ask = (db: Database, key: string, answer: string) => kept(db, key, () => Promise.resolve(answer));
  expect([await ask(one, 'a', 'first'), await ask(one, 'b', 'second'), await ask(two, 'a', 'third')]).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(await ask(one, 'a', 'fourth')).toBe('first');
});

test('a failure is returned to the waiting callers, and is not cached', async () => {
  const [kept, db] = [cacheBriefly<string>(), database()];
  await expect(kept(db, 'a', () => Promise.reject(new Error('tripped')))).rejects.toThrow('tripped');
  expect(await kept(db, 'a', () => Promise.resolve('well'))).toBe('well');
});
