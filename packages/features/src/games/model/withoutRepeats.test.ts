import { expect, test } from 'vitest';
import { withoutRepeats } from './withoutRepeats.ts';

test('the first of equal items stays at its position, and the others are removed', () => {
  const items = ['a', 'b', 'c', 'b', 'd', 'a'].map((id, nth) => ({ id, nth }));
  expect(withoutRepeats(items).map(({ id, nth }) => `${id}${nth}`)).toEqual(['a0', 'b1', 'c2', 'd4']);
});
