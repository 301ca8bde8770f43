import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  [{ from: '/m/gameList?type=hot' }, '/m/gameList?type=hot'],
  [{ from: '//evil.example' }, '/m/home'],
  [{ from: '/\\evil.example' }, '/m/home'],
  [{ from: 'https://evil.example' }, '/m/home'],
  [{ from: 7 }, '/m/home'],
  [null, '/m/home'],
])('with the state %o the login returns to %s', (state, path) => {
  expect(returnPath(state)).toBe(path);
});
