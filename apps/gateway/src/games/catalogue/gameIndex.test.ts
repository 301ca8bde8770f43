import { gameTypes } from '@livery/api/contract';
import { findByName, kindNames, toSearchName } from '@livery/i18n/search';
import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameFilter, type IndexedGame, indexGames } from './gameIndex.ts';

const few = <T>(...values: T[]) => fc.constantFrom(...values);
const game = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  name: few('Lucky Tiger', 'TIGER Ünal', 'বাঘ ৭', 'Mango', 'Istanbul', ''),
  localNames: few<Record<string, string>>({}, { BN: 'টাইগার', UR: 'ٹائیگر' }, { BN: 'ম্যাঙ্গো' }),
  gameType: few(...gameTypes),
  vendorCode: few('A', 'B', 'C'),
  vendorName: few('Golden Banyan', 'Mango Works'),
  classification: few('x', 'y'),
  isNew: fc.boolean(),
  minBet: few(10, 100, 500),
  lines: few(0, 5, 40),
  rank: few(-1, 0, 7, 100),
});

/** A catalogue in list order. */
const catalogue = fc
  .uniqueArray(game, { maxLength: 40, selector: ({ id }) => id })
  .map((games) => games.toSorted((a, b) => a.rank - b.rank || a.id - b.id));
const filter = fc.record(
  {
    gameType: few(...gameTypes),
    vendorCode: few('A', 'B', 'nobody'),
    classification: few('x', '__proto__'),
    isNew: few(true as const),
    stake: few(0, 10, 499, 500),
    minLines: few(0, 5, 41),
    name: few('tiger', 'TIG', 'ü', 'বাঘ', 'a', 'nowhere', '.*', 'tigre', 'ٹائیگر', '7', 'মাছ', 'golden banyan'),
  },
  { requiredKeys: [] },
);

/** The same filter as in the index, applied row by row. */
const fits = (one: IndexedGame, { gameType, vendorCode, classification, isNew, stake, minLines }: GameFilter) =>
  (gameType ?? one.gameType) === one.gameType &&
  (vendorCode ?? one.vendorCode) === one.vendorCode &&
  (classification ?? one.classification) === one.classification &&
  (isNew !== true || one.isNew) &&
  one.minBet <= (stake ?? Infinity) &&
  one.lines >= (minLines ?? 0);

const namesOf = (one: IndexedGame) => [one.name, ...Object.values(one.localNames)].map(toSearchName);

test('all filter combinations find exactly the matching games in order, with and without the cache', () => {
  fc.assert(
    fc.property(catalogue, fc.array(filter, { minLength: 1, maxLength: 40 }), (games, filters) => {
      const index = indexGames(games);
      for (const one of [...filters, ...filters]) {
        const fitting = games.filter((row) => fits(row, one));
        const named =
          one.name === undefined
            ? fitting
            : findByName(fitting, one.name, namesOf, (row) => kindNames(row.gameType, row.vendorName));
        const expected = named.map(({ id }) => id);
        const { count, slice } = index.find(one);
        expect([count, slice(0, games.length), slice(3, 5)]).toEqual([expected.length, expected, expected.slice(3, 5)]);
      }
    }),
    { numRuns: times(40, 200) },
  );
});

test('for every filter countTo counts the games up to a position, or before it if its game was removed', () => {
  fc.assert(
    fc.property(catalogue, filter, fc.nat(), (games, one, nth) => {
      const list = indexGames(games).find(one);
      fc.pre(list.count > 0);
      const at = nth % list.count;
      const position = list.positionAt(at);
      expect(list.countTo(position)).toBe(at + 1);

      const [gone] = list.slice(at, at + 1);
      const without = indexGames(games.filter(({ id }) => id !== gone)).find(one);
      // If the removed game was the only exact match, the search returns games with similar names instead. Such lists
      // are not comparable.
      fc.pre(without.count === list.count - 1);
      expect(without.countTo(position)).toBe(at);
    }),
    { numRuns: times(40, 200) },
  );
});
