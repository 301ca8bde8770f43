import { expect, test } from 'vitest';
import { nextTask } from './nextTask.ts';

test('goes on in a task of its own, after all that this task still has to do', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve();
  queueMicrotask(() => order.push('this task'));
  await next;
  expect(order).toEqual(['this task', 'next task']);
});
