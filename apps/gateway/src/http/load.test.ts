import { expect, test } from 'vitest';
import { createLoad } from './load.ts';

const waiting = () => {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
};
const busy = expect.objectContaining({ code: 'BUSY', headers: { 'Retry-After': '1' } });

test('at most `most` requests run, and one more can run after one ends', async () => {
  const load = createLoad(2);
  const first = waiting();
  const runs = [load.run(first.work), load.run(first.work)];
  await expect(load.run(async () => 'third')).rejects.toEqual(busy);
  first.end();
  await Promise.all(runs);
  await expect(load.run(async () => 'third')).resolves.toBe('third');
});

test('after a request fails, the next request can run', async () => {
  const load = createLoad(1);
  await expect(load.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(load.run(async () => 'next')).resolves.toBe('next');
});

test('a request that waits for its sender does not count, and counts again afterwards', async () => {
  const load = createLoad(1);
  const [sender, handler] = [waiting(), waiting()];
  const uploading = load.run(() =>
    load.pause(async () => {
      await sender.work();
      await load.resume(handler.work);
    }),
  );
  await expect(load.run(async () => 'meanwhile')).resolves.toBe('meanwhile');
  sender.end();
  await sender.work();
  await expect(load.run(async () => 'later')).rejects.toEqual(busy);
  handler.end();
  await uploading;
  await expect(load.run(async () => 'after')).resolves.toBe('after');
});
