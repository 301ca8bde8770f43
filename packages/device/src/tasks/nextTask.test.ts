import { expect, test } from 'vitest';
import { nextTask } from './nextTask.ts';

test('resolves in a new task, after the microtasks of the current task', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve();
  queueMicrotask(() => order.push('this task'));
  await next;
  expect(order).toEqual(['this task', 'next task']);
});
