import type { FavoriteNumbers } from '@livery/device/storage';
import { expect, test } from 'vitest';
import { samplePlays } from '../testing/samplePlays.ts';
import { favoritesOf, isSameSelection, mostFavorites, withFavorite, withoutFavorite } from './favoriteNumbers.ts';

const play = samplePlays.numero.find(({ code }) => code === 'STRAIGHT_2')!;
const mine = { owner: 'testmerchant/amina', kind: 'numero', play: 'STRAIGHT_2' };
const yours = { ...mine, owner: 'testmerchant/bela' };
const selections = (all: readonly FavoriteNumbers[]) => favoritesOf(all, mine, play);

test('stored numbers are found again by owner, kind and play', () => {
  const all = withFavorite(withFavorite([], mine, [['4'], ['7']]), yours, [['1'], ['2']]);
  expect(selections(all)).toEqual([[['4'], ['7']]]);
  expect(favoritesOf(all, { ...mine, kind: 'race' }, play)).toEqual([]);
});

test('the order of the taps does not matter, but the position does', () => {
  expect(isSameSelection([['4', '7'], ['1']], [['7', '4'], ['1']])).toBe(true);
  expect(isSameSelection([['4'], ['1']], [['1'], ['4']])).toBe(false);
  const all = withFavorite(withFavorite([], mine, [['4', '7'], ['1']]), mine, [['7', '4'], ['1']]);
  expect(selections(all)).toHaveLength(1);
  expect(withoutFavorite(all, mine, [['4', '7'], ['1']])).toEqual([]);
});

test('at most ten selections of a play are stored; selections of other owners stay', () => {
  let all = withFavorite([], yours, [['1'], ['2']]);
  for (let number = 0; number < 12; number += 1)
    all = withFavorite(all, mine, [[String(number % 10)], [String(Math.floor(number / 10))]]);
  expect(selections(all)).toHaveLength(mostFavorites);
  expect(selections(all)[0]).toEqual([['2'], ['0']]);
  expect(favoritesOf(all, yours, play)).toHaveLength(1);
});

test.each([
  ['too few places', [['4']]],
  ['a choice that the board has not', [['4'], ['x']]],
  ['a place without a choice', [['4'], []]],
])('a stored selection that the board no longer accepts is left out: %s', (_what, selection) => {
  expect(selections([{ ...mine, selection }])).toEqual([]);
});
