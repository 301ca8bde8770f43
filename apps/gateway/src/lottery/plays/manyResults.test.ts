import { expect, test } from 'vitest';
import { byTrying, returnsOf, sides } from '../../testing/returnsOf.ts';
import { fivesOfEleven } from '../../testing/ways.ts';
import { elevenPlays } from './elevenPlays.ts';
import { numeroPlays } from './numeroPlays.ts';
import type { Play } from './play.ts';

const digits = Array.from({ length: 100_000 }, (_, value) => String(value).padStart(5, '0'));

test('five digits: each play has its stated return over all 100,000 results', () => {
  const results = digits.map((numbers) => ({ numbers: [...numbers] }));
  const picks: Record<string, string[][]> = {
    STRAIGHT_5: [
      ['0', '1', '2', '3', '4'],
      ['7', '7', '7', '7', '7'],
    ],
    STRAIGHT_3: [
      ['0', '1', '2'],
      ['5', '5', '5'],
    ],
    STRAIGHT_2: [
      ['0', '1'],
      ['9', '9'],
    ],
    GROUP_6: [['0', '1', '2']],
    GROUP_3: [['0', '1']],
  };
  expect(returnsOf(numeroPlays, (play) => byTrying(play, picks[play.code] ?? sides(play), results))).toEqual({
    STRAIGHT_5: 0.9,
    STRAIGHT_3: 0.95,
    STRAIGHT_2: 0.95,
    GROUP_6: 0.948,
    GROUP_3: 0.948,
    DIGIT_1: 0.96,
    DIGIT_2: 0.96,
    DIGIT_3: 0.96,
    DIGIT_4: 0.96,
    DIGIT_5: 0.96,
    BIG_SMALL: 0.975,
    ODD_EVEN: 0.975,
    DRAGON_TIGER: 0.9675,
  });
});

test('5 of 11: each play has its stated return over all 55,440 results', () => {
  const results = fivesOfEleven().flatMap((five) => ordersOf(five.map(String)).map((numbers) => ({ numbers })));
  expect(new Set(results.map(({ numbers }) => numbers.join(' '))).size).toBe(55_440);
  const first = (count: number) => [Array.from({ length: count }, (_, index) => String(index + 1))];
  const picks = (play: Play) => (play.picks.least === 1 ? sides(play) : first(play.picks.least));
  expect(returnsOf(elevenPlays, (play) => byTrying(play, picks(play), results))).toEqual({
    ANY_1: 0.9545,
    ANY_2: 0.9455,
    ANY_3: 0.9455,
    ANY_4: 0.9394,
    ANY_5: 0.9416,
    ANY_6: 0.9481,
    ANY_7: 0.9455,
    ANY_8: 0.9455,
    FIRST_2: 0.9455,
    FIRST_3: 0.9394,
    GROUP_2: 0.9455,
    GROUP_3: 0.9394,
    BALL_1: 0.9545,
    BALL_2: 0.9545,
    BALL_3: 0.9545,
    BALL_4: 0.9545,
    BALL_5: 0.9545,
    BIG_SMALL: 0.954,
    ODD_EVEN: 0.9706,
    DRAGON_TIGER: 0.975,
  });
});

/** All permutations of a list. */
const ordersOf = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one) => ordersOf(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
