import { expect, test } from 'vitest';
import { createIntentKeys } from './intentKeys.ts';

test('equal payloads keep their key, another payload gets a new key, and two forms share no key', () => {
  const [keyOf, otherForm] = [createIntentKeys(), createIntentKeys()];
  const first = keyOf({ amount: '10' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ amount: '10' })).toBe(first);
  const second = keyOf({ amount: '20' });
  expect(second).not.toBe(first);
  // The gateway already answered the earlier payload, so sending this payload again is a new intent.
  expect(keyOf({ amount: '10' })).not.toBe(first);
  expect(otherForm({ amount: '10' })).not.toBe(first);
});
