import { expect, test } from 'vitest';
import { isMetered } from './isMetered.ts';

test.each([
  [{ saveData: true, type: 'wifi' }, true],
  [{ saveData: false, type: 'cellular' }, true],
  [{ saveData: false, type: 'wifi' }, false],
  [{}, false],
  [undefined, false],
])('isMetered of the connection %o is %s', (connection, expected) => {
  expect(isMetered({ ...(connection && { connection }) })).toBe(expected);
});
