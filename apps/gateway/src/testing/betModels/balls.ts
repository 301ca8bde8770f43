import type { DrawResult } from '../../lottery/lottery.ts';
import { choose, countKenoSums, fivesOfEleven, ratio } from '../ways.ts';
import {
  type BetModel,
  bigFrom,
  countOf,
  oddOrEven,
  onSide,
  range,
  someOf,
  texts,
  total,
  winOrLose,
} from './betModel.ts';

const hitsOf = (picks: readonly string[], { numbers }: DrawResult) => countOf(picks, (pick) => numbers.includes(pick));
const waysToSums = countKenoSums();
const sumChance = (fits: (sum: number) => boolean) =>
  ratio(
    waysToSums.reduce((ways, count, sum) => (fits(sum) ? ways + count : ways), 0n),
    choose(80, 20),
  );

export const keno: Readonly<Record<string, BetModel>> = {
  ...Object.fromEntries(
    range(1, 10).map((count): [string, BetModel] => [
      `PICK_${count}`,
      {
        pick: someOf(texts(1, 80), count),
        end: (picks, result) => [`HITS_${hitsOf(picks, result)}`, 1],
        ways: () =>
          range(0, count).map((hits) => [
            `HITS_${hits}`,
            1,
            ratio(choose(count, hits) * choose(80 - count, 20 - hits), choose(80, 20)),
          ]),
      },
    ]),
  ),
  BIG_SMALL: onSide(
    { BIG: sumChance((sum) => sum > 810), SMALL: sumChance((sum) => sum < 810), TIE: sumChance((sum) => sum === 810) },
    ({ numbers }) => (total(numbers) === 810 ? 'TIE' : bigFrom(810, total(numbers))),
  ),
  ODD_EVEN: onSide({ ODD: sumChance((sum) => sum % 2 === 1), EVEN: sumChance((sum) => sum % 2 === 0) }, ({ numbers }) =>
    oddOrEven(total(numbers)),
  ),
};

const covered = (count: number) =>
  winOrLose(
    someOf(texts(1, 75), count),
    ratio(choose(75 - count, 30 - count), choose(75, 30)),
    (picks, result) => hitsOf(picks, result) === count,
  );

export const bingo: Readonly<Record<string, BetModel>> = {
  LUCKY_1: covered(1),
  CORNERS: covered(4),
  LINE: covered(5),
  FIRST_LETTER: onSide({ B: 0.2, I: 0.2, N: 0.2, G: 0.2, O: 0.2 }, ({ numbers }) => {
    const first = Number(numbers[0]);
    return first <= 15 ? 'B' : first <= 30 ? 'I' : first <= 45 ? 'N' : first <= 60 ? 'G' : 'O';
  }),
  ODD_EVEN: onSide({ ODD: 38 / 75, EVEN: 37 / 75 }, ({ numbers }) => oddOrEven(Number(numbers[29]))),
};

const fiveOfEleven = choose(11, 5);
/** A bet on a number of picks. It wins if all picks are drawn, or if all drawn numbers are among the picks. */
const any = (count: number) =>
  winOrLose(
    someOf(texts(1, 11), count),
    ratio(count <= 5 ? choose(11 - count, 5 - count) : choose(count, 5), fiveOfEleven),
    (picks, result) =>
      picks.every((pick) => result.numbers.includes(pick)) || result.numbers.every((number) => picks.includes(number)),
  );
/** The first balls; `ways` is the number of their possible orders. */
const firstOf = (count: number, ways: number) =>
  winOrLose(someOf(texts(1, 11), count), 1 / ways, (picks, { numbers }) =>
    picks.every((pick, place) => numbers[place] === pick),
  );
const firstInAnyOrder = (count: number) =>
  winOrLose(
    someOf(texts(1, 11), count),
    ratio(1n, choose(11, count)),
    (picks, { numbers }) => countOf(numbers.slice(0, count), (number) => picks.includes(number)) === count,
  );
const sumsOfFive = fivesOfEleven().map((five) => five.reduce((sum, number) => sum + number, 0));
const shareOfFives = (fits: (sum: number) => boolean) => countOf(sumsOfFive, fits) / sumsOfFive.length;

export const eleven: Readonly<Record<string, BetModel>> = {
  ...Object.fromEntries(range(1, 8).map((count) => [`ANY_${count}`, any(count)])),
  FIRST_2: firstOf(2, 11 * 10),
  FIRST_3: firstOf(3, 11 * 10 * 9),
  GROUP_2: firstInAnyOrder(2),
  GROUP_3: firstInAnyOrder(3),
  ...Object.fromEntries(
    range(1, 5).map((place) => [
      `BALL_${place}`,
      winOrLose(someOf(texts(1, 11), 1), 1 / 11, ([ball], { numbers }) => numbers[place - 1] === ball),
    ]),
  ),
  BIG_SMALL: onSide(
    {
      BIG: shareOfFives((sum) => sum > 30),
      SMALL: shareOfFives((sum) => sum < 30),
      TIE: shareOfFives((sum) => sum === 30),
    },
    ({ numbers }) => (total(numbers) === 30 ? 'TIE' : bigFrom(30, total(numbers))),
  ),
  ODD_EVEN: onSide(
    { ODD: shareOfFives((sum) => sum % 2 === 1), EVEN: shareOfFives((sum) => sum % 2 === 0) },
    ({ numbers }) => oddOrEven(total(numbers)),
  ),
  DRAGON_TIGER: onSide({ DRAGON: 0.5, TIGER: 0.5 }, ({ numbers }) =>
    Number(numbers[0]) > Number(numbers[4]) ? 'DRAGON' : 'TIGER',
  ),
};
