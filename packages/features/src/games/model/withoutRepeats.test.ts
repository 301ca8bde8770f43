import { expect, test } from 'vitest';
import { withoutRepeats } from './withoutRepeats.ts';

test('of what comes twice the first stays, where it stood', () => {
  const items = ['a', 'b', 'c', 'b', 'd', 'a'].map((id, nth) => ({ id, nth }));
  expect(withoutRepeats(items).map(({ id, nth }) => `${id}${nth}`)).toEqual(['a0', 'b1', 'c2', 'd4']);
});
