import { gameTypes } from '@livery/api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameFilter, type IndexedGame, indexGames } from './gameIndex.ts';

const few = <T>(...values: T[]) => fc.constantFrom(...values);
const game = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  name: few('Lucky Tiger', 'TIGER Ünal', 'বাঘ ৭', 'Mango', 'Istanbul', ''),
  gameType: few(...gameTypes),
  vendorCode: few('A', 'B', 'C'),
  classification: few('x', 'y'),
  isNew: fc.boolean(),
  minBet: few(10, 100, 500),
  lines: few(0, 5, 40),
});
const filter = fc.record(
  {
    gameType: few(...gameTypes),
    vendorCode: few('A', 'B', 'nobody'),
    classification: few('x', '__proto__'),
    isNew: few(true as const),
    stake: few(0, 10, 499, 500),
    minLines: few(0, 5, 41),
    name: few('tiger', 'TIG', 'ü', 'বাঘ', 'a', 'nowhere', '.*'),
  },
  { requiredKeys: [] },
);

/** The same, row by row. */
const fits = (one: IndexedGame, { gameType, vendorCode, classification, isNew, stake, minLines, name }: GameFilter) =>
  (gameType ?? one.gameType) === one.gameType &&
  (vendorCode ?? one.vendorCode) === one.vendorCode &&
  (classification ?? one.classification) === one.classification &&
  (isNew !== true || one.isNew) &&
  one.minBet <= (stake ?? Infinity) &&
  one.lines >= (minLines ?? 0) &&
  one.name.toLowerCase().includes((name ?? '').toLowerCase());

test('every combination of filters finds what fits and nothing else, in order, asked for once or again', () => {
  fc.assert(
    fc.property(
      fc.array(game, { maxLength: 40 }),
      fc.array(filter, { minLength: 1, maxLength: 40 }),
      (games, filters) => {
        const index = indexGames(games);
        for (const one of [...filters, ...filters]) {
          const expected = games.filter((row) => fits(row, one)).map(({ id }) => id);
          const { count, slice } = index.find(one);
          expect([count, slice(0, games.length), slice(3, 5)]).toEqual([
            expected.length,
            expected,
            expected.slice(3, 5),
          ]);
        }
      },
    ),
    { numRuns: 200 },
  );
});
