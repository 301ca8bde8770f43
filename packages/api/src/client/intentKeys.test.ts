import { expect, test } from 'vitest';
import { createIntentKeys } from './intentKeys.ts';

test('the same payload keeps its key, another gets a new one, and no two forms share any', () => {
  const [keyOf, otherForm] = [createIntentKeys(), createIntentKeys()];
  const first = keyOf({ amount: '10' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ amount: '10' })).toBe(first);
  const second = keyOf({ amount: '20' });
  expect(second).not.toBe(first);
  // What was meant before was answered before: saying it again is new.
  expect(keyOf({ amount: '10' })).not.toBe(first);
  expect(otherForm({ amount: '10' })).not.toBe(first);
});
