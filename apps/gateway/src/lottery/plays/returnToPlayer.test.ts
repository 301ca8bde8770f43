import { expect, test } from 'vitest';
import { byTrying, returnsOf, rounded, sides } from '../../testing/returnsOf.ts';
import { choose, ratio, countKenoSums } from '../../testing/ways.ts';
import { bingoPlays } from './bingoPlays.ts';
import { dicePlays } from './dicePlays.ts';
import { kenoPlays } from './kenoPlays.ts';
import type { Play } from './play.ts';
import { racePlays } from './racePlays.ts';
import { northPlays, southPlays } from './vnPlays.ts';

// The exact return of each play per stake. If all results can be enumerated, the tests try all of them. Otherwise they
// count combinations. `manyResults.test.ts` tries the results of the largest lotteries.

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('three dice: each play has its stated return over all 216 results', () => {
  const results = range(0, 215).map((value) => ({
    numbers: [value % 6, Math.floor(value / 6) % 6, Math.floor(value / 36)].map((face) => String(face + 1)),
  }));
  expect(
    returnsOf(dicePlays, (play) =>
      byTrying(
        play,
        play.code === 'TWO_FACES'
          ? [
              ['1', '2'],
              ['3', '6'],
            ]
          : sides(play),
        results,
      ),
    ),
  ).toEqual({
    BIG_SMALL: 0.9479,
    ODD_EVEN: 0.9479,
    SUM: 0.95,
    FACE: 0.9398,
    PAIR: 0.9481,
    TWO_FACES: 0.9444,
    TRIPLE: 0.9259,
    ANY_TRIPLE: 0.9444,
  });
});

test('a race: each play has its stated return over all 5,040 results of the first three and the last', () => {
  const runners = range(1, 10).map(String);
  const results = runners.flatMap((first) =>
    runners.flatMap((second) =>
      runners.flatMap((third) =>
        runners.flatMap((last) => {
          const named = [first, second, third, last];
          return new Set(named).size < 4
            ? []
            : [{ numbers: [first, second, third, ...runners.filter((runner) => !named.includes(runner)), last] }];
        }),
      ),
    ),
  );
  expect(results).toHaveLength(5_040);
  const picks: Record<string, string[][]> = {
    EXACTA: [['1', '2']],
    QUINELLA: [['1', '2']],
    TRIFECTA: [['1', '2', '3']],
  };
  expect(returnsOf(racePlays, (play) => byTrying(play, picks[play.code] ?? sides(play), results))).toEqual({
    WINNER: 0.96,
    PODIUM: 0.96,
    EXACTA: 0.9556,
    QUINELLA: 0.9556,
    TRIFECTA: 0.9444,
    BIG_SMALL: 0.975,
    ODD_EVEN: 0.975,
    DRAGON_TIGER: 0.975,
  });
});

test('20 of 80: each play has its stated return by the combinations of hits and of each sum', () => {
  const ways = countKenoSums();
  const all = choose(80, 20);
  const bySum = (fits: (sum: number) => boolean) =>
    ratio(
      ways.reduce((total, count, sum) => (fits(sum) ? total + count : total), 0n),
      all,
    );
  const side: Record<string, number> = {
    BIG: bySum((sum) => sum > 810),
    SMALL: bySum((sum) => sum < 810),
    TIE: bySum((sum) => sum === 810),
    ODD: bySum((sum) => sum % 2 === 1),
    EVEN: bySum((sum) => sum % 2 === 0),
  };
  const returned = (play: Play) => {
    const picked = play.picks.least;
    const sum = Object.entries(play.odds).map(([outcome, pays]) => {
      const hits = Number(outcome.split('_')[1]);
      return outcome in side
        ? side[outcome]! * pays
        : ratio(choose(picked, hits) * choose(80 - picked, 20 - hits), all) * pays;
    });
    return rounded((outcomeIsSide(play) ? Math.max(...sum) : sum.reduce((a, b) => a + b)) / 100);
  };
  expect(returnsOf(kenoPlays, returned)).toEqual({
    PICK_1: 0.95,
    PICK_2: 0.9019,
    PICK_3: 0.9158,
    PICK_4: 0.901,
    PICK_5: 0.9452,
    PICK_6: 0.9499,
    PICK_7: 0.8865,
    PICK_8: 0.9107,
    PICK_9: 0.9776,
    PICK_10: 0.9481,
    BIG_SMALL: 0.9707,
    ODD_EVEN: 0.975,
  });
});

const outcomeIsSide = (play: Play) => 'BIG' in play.odds || 'ODD' in play.odds;

test('30 of 75 balls: each play has its stated return by the combinations that cover the picks', () => {
  const covered = (count: number) => ratio(choose(75 - count, 30 - count), choose(75, 30));
  const chance: Record<string, number> = {
    LUCKY_1: covered(1),
    CORNERS: covered(4),
    LINE: covered(5),
    FIRST_LETTER: 15 / 75,
  };
  expect(
    returnsOf(bingoPlays, ({ code, odds }) =>
      rounded(
        code === 'ODD_EVEN'
          ? Math.max((38 / 75) * odds.ODD!, (37 / 75) * odds.EVEN!) / 100
          : (chance[code]! * Math.max(...Object.values(odds))) / 100,
      ),
    ),
  ).toEqual({ LUCKY_1: 0.96, CORNERS: 0.947, LINE: 0.9495, FIRST_LETTER: 0.96, ODD_EVEN: 0.9627 });
});

test.each([
  [
    'north',
    northPlays,
    { ends: 27, threes: 23, heads: 4 },
    {
      TAIL_2: 0.95,
      TAIL_3: 0.9,
      TAIL_4: 0.9,
      TENS: 0.96,
      UNITS: 0.96,
      BIG_SMALL: 0.975,
      ODD_EVEN: 0.975,
      HEAD_2: 0.94,
      LO_2: 0.945,
      LO_3: 0.943,
      XIEN_2: 0.933,
      XIEN_3: 0.9223,
    },
  ],
  [
    'centre and south',
    southPlays,
    { ends: 18, threes: 17, heads: 1 },
    {
      TAIL_2: 0.95,
      TAIL_3: 0.9,
      TAIL_4: 0.9,
      TENS: 0.96,
      UNITS: 0.96,
      BIG_SMALL: 0.975,
      ODD_EVEN: 0.975,
      HEAD_2: 0.95,
      LO_2: 0.954,
      LO_3: 0.935,
      XIEN_2: 0.9399,
      XIEN_3: 0.9392,
    },
  ],
] as const)('Vietnam, %s: by the number of prizes', (_region, plays, { ends, threes, heads }, expected) => {
  // The endings of prizes are independent: 1 - 2·0.99^n + 0.98^n is the probability that two given endings are among n,
  // and so on.
  const among = (numbers: number) =>
    range(0, numbers).reduce(
      (sum, missing) => sum + (-1) ** missing * Number(choose(numbers, missing)) * (1 - missing / 100) ** ends,
      0,
    );
  const chance: Record<string, number> = {
    TAIL_2: 1 / 100,
    TAIL_3: 1 / 1_000,
    TAIL_4: 1 / 10_000,
    TENS: 1 / 10,
    UNITS: 1 / 10,
    BIG_SMALL: 1 / 2,
    ODD_EVEN: 1 / 2,
    HEAD_2: heads / 100,
    LO_2: ends / 100,
    LO_3: threes / 1_000,
    XIEN_2: among(2),
    XIEN_3: among(3),
  };
  expect(returnsOf(plays, ({ code, odds }) => rounded((chance[code]! * Object.values(odds)[0]!) / 100))).toEqual(
    expected,
  );
});
