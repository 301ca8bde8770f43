import { describe, expect, test } from 'vitest';
import { affiliateCodeIn, gameListAddress, isAppPath, isHomePath, paths } from './index.ts';

describe('the game list address', () => {
  test('has no query if there is no filter', () => {
    expect(gameListAddress()).toBe('/m/gameList');
    expect(gameListAddress({ search: '' })).toBe('/m/gameList');
  });

  test('has the filter in its query, under the names of the older product', () => {
    expect(gameListAddress({ type: 'fav' })).toBe('/m/gameList?type=fav');
    expect(gameListAddress({ search: 'a&b', vendor: 'PG', gameType: 'RNG', type: 'hot' })).toBe(
      '/m/gameList?gameType=RNG&type=hot&vassalage=PG&q=a%26b',
    );
  });
});

test.each([
  ['?affiliateCode=AFF-1_x', 'AFF-1_x'],
  ['?q=1&affiliateCode=%20A%20', 'A'],
  ['', undefined],
  ['?affiliateCode=', undefined],
  ['?affiliateCode=%3Cscript%3E', undefined],
  ['?affiliateCode=two%20words', undefined],
  [`?affiliateCode=${'x'.repeat(65)}`, undefined],
])('reads the affiliate code of a link with %j as %j', (search, code) => {
  expect(affiliateCodeIn(`https://padma.example/m/home${search}`)).toBe(code);
});

test('no two screens have the same path', () => {
  const all = Object.values(paths);
  expect(all).toEqual([...new Set(all)]);
});

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('%s shows home', (path) => {
  expect(isHomePath(path)).toBe(true);
});

test.each(['/m/login', '/m/home/', '/home', ''])('%j does not show home', (path) => {
  expect(isHomePath(path)).toBe(false);
});

test.each([
  ['/', true],
  ['/m', true],
  ['/m/nowhere', true],
  ['/mail', false],
  ['/sandbox', false],
])('isAppPath of %s is %s', (path, isOfApp) => {
  expect(isAppPath(path)).toBe(isOfApp);
});
