import type { DrawResult } from '../../lottery/lottery.ts';
import {
  type BetModel,
  bigFrom,
  countOf,
  digitsOf,
  even,
  oddOrEven,
  onSide,
  parity,
  range,
  someOf,
  texts,
  total,
  winOrLose,
} from './betModel.ts';

const lastThree = ({ numbers }: DrawResult) => numbers.slice(2);
const straight = (count: number) =>
  winOrLose(digitsOf(count), 10 ** -count, (picks, { numbers }) => numbers.join('').endsWith(picks.join('')));

export const numero: Readonly<Record<string, BetModel>> = {
  STRAIGHT_5: straight(5),
  STRAIGHT_3: straight(3),
  STRAIGHT_2: straight(2),
  // Six orders of three different digits; three orders of a digit twice and another, for each of the two digits.
  GROUP_6: winOrLose(someOf(texts(0, 9), 3), 6 / 1_000, (picks, result) =>
    picks.every((pick) => countOf(lastThree(result), (digit) => digit === pick) === 1),
  ),
  GROUP_3: winOrLose(someOf(texts(0, 9), 2), 6 / 1_000, (picks, result) => {
    const [one, other] = picks.map((pick) => countOf(lastThree(result), (digit) => digit === pick)) as [number, number];
    return one + other === 3 && one * other === 2;
  }),
  ...Object.fromEntries(
    range(1, 5).map((place) => [
      `DIGIT_${place}`,
      winOrLose(digitsOf(1), 1 / 10, ([digit], { numbers }) => numbers[place - 1] === digit),
    ]),
  ),
  BIG_SMALL: onSide(even, ({ numbers }) => bigFrom(23, total(numbers))),
  ODD_EVEN: onSide(parity, ({ numbers }) => oddOrEven(total(numbers))),
  DRAGON_TIGER: onSide({ DRAGON: 0.45, TIGER: 0.45, TIE: 0.1 }, ({ numbers }) => {
    const more = Number(numbers[0]) - Number(numbers[4]);
    return more === 0 ? 'TIE' : more > 0 ? 'DRAGON' : 'TIGER';
  }),
};
