import type { DrawResult } from '../../lottery/lottery.ts';
import type { Random } from '../../seed/seededRandom.ts';
import { choose } from '../ways.ts';
import {
  type BetModel,
  bigFrom,
  countOf,
  eachHit,
  even,
  oddOrEven,
  onSide,
  parity,
  range,
  someOf,
  winOrLose,
} from './betModel.ts';

const all = ({ prizes }: DrawResult) => prizes!.flatMap(({ numbers }) => numbers);
const special = ({ prizes }: DrawResult) => prizes!.find(({ prize }) => prize === 'SPECIAL')!.numbers[0]!;
const endsOf = (result: DrawResult, end: string) =>
  countOf(all(result), (number) => number.length >= end.length && number.endsWith(end));
const tail = (result: DrawResult) => Number(special(result).slice(-2));
const number = (digits: number) => (random: Random) => [String(random.below(10 ** digits)).padStart(digits, '0')];
const ofTwoDigits = range(0, 99).map((value) => String(value).padStart(2, '0'));

/** The parameters are numbers of prizes: all, those with three or more digits, and those with exactly two. */
export function vn({ ends, threes, heads }: Readonly<Record<'ends' | 'threes' | 'heads', number>>) {
  // All endings of a prize are equally likely. The formula is inclusion and exclusion over the missing endings.
  const xien = (count: number) =>
    winOrLose(
      someOf(ofTwoDigits, count),
      range(0, count).reduce(
        (sum, missing) => sum + (-1) ** missing * Number(choose(count, missing)) * (1 - missing / 100) ** ends,
        0,
      ),
      (picks, result) => picks.every((pick) => endsOf(result, pick) > 0),
    );
  return {
    TAIL_2: winOrLose(number(2), 1 / 100, ([end], result) => special(result).endsWith(end!)),
    TAIL_3: winOrLose(number(3), 1 / 1_000, ([end], result) => special(result).endsWith(end!)),
    TAIL_4: winOrLose(number(4), 1 / 10_000, ([end], result) => special(result).endsWith(end!)),
    TENS: winOrLose(number(1), 1 / 10, ([digit], result) => Math.floor(tail(result) / 10) === Number(digit)),
    UNITS: winOrLose(number(1), 1 / 10, ([digit], result) => tail(result) % 10 === Number(digit)),
    BIG_SMALL: onSide(even, (result) => bigFrom(50, tail(result))),
    ODD_EVEN: onSide(parity, (result) => oddOrEven(tail(result))),
    HEAD_2: eachHit(number(2), heads, 1 / 100, (pick, result) => countOf(all(result), (prize) => prize === pick)),
    LO_2: eachHit(number(2), ends, 1 / 100, (pick, result) => endsOf(result, pick)),
    LO_3: eachHit(number(3), threes, 1 / 1_000, (pick, result) => endsOf(result, pick)),
    XIEN_2: xien(2),
    XIEN_3: xien(3),
  } satisfies Readonly<Record<string, BetModel>>;
}
