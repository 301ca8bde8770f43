import { expect, test } from 'vitest';
import { frameOpenedAs, isLotteryFramePath, readLotteryFrame } from './index.ts';

const path = '/m/lotto-h5/1/trad/games/tcg-sea-0001';
const query = (more: Record<string, string> = {}) =>
  `?${new URLSearchParams({ token: 't1', merchant: 'aurora', css: 'aurora.css', prize_mode: 'Lott', ...more })}`;

test('[LOTTO-03] [ROUTE-09] the address contains play type, ticket and language', () => {
  expect(readLotteryFrame(path, query({ lang: 'BN' }), 'aurora')).toEqual({
    playType: 'trad',
    ticket: 't1',
    language: 'BN',
  });
  expect(readLotteryFrame('/m/lotto-h5/x/ent/games/1', query(), 'aurora')).toMatchObject({ playType: 'ent' });
});

test.each([
  ['another merchant', path, query({ merchant: 'padma' })],
  ['the style sheet of another merchant', path, query({ css: 'padma.css' })],
  ['a style sheet elsewhere', path, query({ css: '//evil.example/aurora.css' })],
  ['a style sheet in another folder', path, query({ css: '../x/aurora.css' })],
  ['no ticket', path, query({ token: '' })],
  ['another way to play', '/m/lotto-h5/1/both/games/1', query()],
  ['a path below it', `${path}/more`, query()],
])('[LOTTO-03] %s is not a frame address', (_what, pathname, search) => {
  expect(readLotteryFrame(pathname, search, 'aurora')).toBeUndefined();
});

test('isLotteryFramePath accepts paths in the folder of the frame', () => {
  expect(isLotteryFramePath(path)).toBe(true);
  expect(isLotteryFramePath('/m/lottery')).toBe(false);
});

test.each([
  [{ playType: 'ent', mui: '2' }, '/m/lotto-h5/2/ent/games/tcg-sea-0001'],
  [{ playType: 'trad' }, '/m/lotto-h5/1/trad/games/tcg-sea-0001'],
  [{ mui: 'new-2' }, '/m/lotto-h5/new-2/trad/games/tcg-sea-0001'],
  [{ playType: 'both', mui: '../..' }, path],
  [{ mui: 'a/b?c#d' }, path],
  [{ mui: 'a'.repeat(17) }, path],
  [{}, path],
])('[ROUTE-08] a frame opened with %j has the path %s', (opening, opened) => {
  const { pathname, search } = frameOpenedAs(new URL(path + query(), 'https://aurora.test'), opening);
  expect([pathname, search]).toEqual([opened, query()]);
});
