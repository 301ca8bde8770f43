import type { DrawResult } from '../lottery/lottery.ts';
import type { Random } from '../seed/seededRandom.ts';
import { choose, fivesOfEleven, ratio, countKenoSums } from './ways.ts';

/** One possible result of a bet: an outcome, the number of its payouts, and its probability. */
type Way = readonly [outcome: string, times: number, chance: number];

/** A play as described in docs/lotteries.md, modelled independently of the gateway's code. */
export interface BetModel {
  /** Picks, all choices equally likely. */
  pick: (random: Random) => string[];
  /** The outcome of a result and the number of its payouts. An outcome without a payout has no odds. */
  end: (picks: readonly string[], result: DrawResult) => readonly [outcome: string, times: number];
  /** All results that may pay. */
  ways: (picks: readonly string[]) => readonly Way[];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const texts = (from: number, to: number) => range(from, to).map(String);
const someOf = (list: readonly string[], count: number) => (random: Random) => random.shuffled(list).slice(0, count);
const digitsOf = (count: number) => (random: Random) => range(1, count).map(() => String(random.below(10)));
const total = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + Number(number), 0);
const countOf = <T>(list: readonly T[], fits: (one: T) => boolean) => list.filter(fits).length;

/** Wins with a probability, otherwise loses. */
const winOrLose = (
  pick: BetModel['pick'],
  chance: number,
  isWon: (picks: readonly string[], result: DrawResult) => boolean,
): BetModel => ({
  pick,
  end: (picks, result) => ['WIN', isWon(picks, result) ? 1 : 0],
  ways: () => [['WIN', 1, chance]],
});

/** A bet on one of several sides, each with its probability. */
const onSide = (chances: Readonly<Record<string, number>>, sideOf: (result: DrawResult) => string): BetModel => ({
  pick: someOf(Object.keys(chances), 1),
  end: ([side], result) => [side!, sideOf(result) === side ? 1 : 0],
  ways: ([side]) => [[side!, 1, chances[side!]!]],
});

/** Pays for each of `trials` that hits, all with the same probability. */
const eachHit = (
  pick: BetModel['pick'],
  trials: number,
  chance: number,
  hits: (pick: string, result: DrawResult) => number,
): BetModel => ({
  pick,
  end: ([one], result) => ['EACH_HIT', hits(one!, result)],
  ways: () =>
    range(1, trials).map((times) => [
      'EACH_HIT',
      times,
      Number(choose(trials, times)) * chance ** times * (1 - chance) ** (trials - times),
    ]),
});

const even = { BIG: 0.5, SMALL: 0.5 };
const parity = { ODD: 0.5, EVEN: 0.5 };
const oddOrEven = (number: number) => (number % 2 === 0 ? 'EVEN' : 'ODD');
const bigFrom = (least: number, number: number) => (number < least ? 'SMALL' : 'BIG');

const lastThree = ({ numbers }: DrawResult) => numbers.slice(2);
const straight = (count: number) =>
  winOrLose(digitsOf(count), 10 ** -count, (picks, { numbers }) => numbers.join('').endsWith(picks.join('')));

const numero: Readonly<Record<string, BetModel>> = {
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

const throws = range(0, 215).map((at) => ({
  numbers: [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((face) => String(face + 1)),
}));

/** For three dice: the probabilities from all 216 throws. */
const ofDice = (pick: BetModel['pick'], end: BetModel['end']): BetModel => ({
  pick,
  end,
  ways: (picks) => throws.map((result) => [...end(picks, result), 1 / throws.length]),
});
const isTriple = ({ numbers: [one, two, three] }: DrawResult) => one === two && two === three;
const shown = ({ numbers }: DrawResult, face: string) => countOf(numbers, (number) => number === face);
const faces = texts(1, 6);

const dice: Readonly<Record<string, BetModel>> = {
  BIG_SMALL: ofDice(someOf(['BIG', 'SMALL'], 1), ([side], result) => [
    side!,
    !isTriple(result) && bigFrom(11, total(result.numbers)) === side ? 1 : 0,
  ]),
  ODD_EVEN: ofDice(someOf(['ODD', 'EVEN'], 1), ([side], result) => [
    side!,
    !isTriple(result) && oddOrEven(total(result.numbers)) === side ? 1 : 0,
  ]),
  SUM: ofDice(someOf(texts(4, 17), 1), ([sum], { numbers }) => [`SUM_${sum}`, total(numbers) === Number(sum) ? 1 : 0]),
  FACE: ofDice(someOf(faces, 1), ([face], result) => [
    ['NONE', 'ONE_DIE', 'TWO_DICE', 'THREE_DICE'][shown(result, face!)]!,
    1,
  ]),
  PAIR: ofDice(someOf(faces, 1), ([face], result) => ['WIN', shown(result, face!) > 1 ? 1 : 0]),
  TWO_FACES: ofDice(someOf(faces, 2), ([one, other], result) => [
    'WIN',
    shown(result, one!) > 0 && shown(result, other!) > 0 ? 1 : 0,
  ]),
  TRIPLE: ofDice(someOf(faces, 1), ([face], result) => ['WIN', shown(result, face!) === 3 ? 1 : 0]),
  ANY_TRIPLE: ofDice(
    () => ['ANY'],
    (_, result) => ['ANY', isTriple(result) ? 1 : 0],
  ),
};

const runners = texts(1, 10);

const race: Readonly<Record<string, BetModel>> = {
  WINNER: winOrLose(someOf(runners, 1), 1 / 10, ([runner], { numbers }) => numbers[0] === runner),
  PODIUM: winOrLose(someOf(runners, 1), 3 / 10, ([runner], { numbers }) => numbers.indexOf(runner!) < 3),
  EXACTA: winOrLose(someOf(runners, 2), 1 / 90, ([one, two], { numbers }) => numbers[0] === one && numbers[1] === two),
  QUINELLA: winOrLose(
    someOf(runners, 2),
    2 / 90,
    ([one, other], { numbers }) => numbers.indexOf(one!) + numbers.indexOf(other!) === 1,
  ),
  TRIFECTA: winOrLose(someOf(runners, 3), 1 / 720, (picks, { numbers }) =>
    picks.every((runner, place) => numbers[place] === runner),
  ),
  BIG_SMALL: onSide(even, ({ numbers }) => bigFrom(6, Number(numbers[0]))),
  ODD_EVEN: onSide(parity, ({ numbers }) => oddOrEven(Number(numbers[0]))),
  DRAGON_TIGER: onSide({ DRAGON: 0.5, TIGER: 0.5 }, ({ numbers }) =>
    Number(numbers[0]) > Number(numbers[9]) ? 'DRAGON' : 'TIGER',
  ),
};

const hitsOf = (picks: readonly string[], { numbers }: DrawResult) => countOf(picks, (pick) => numbers.includes(pick));
const waysToSums = countKenoSums();
const sumChance = (fits: (sum: number) => boolean) =>
  ratio(
    waysToSums.reduce((ways, count, sum) => (fits(sum) ? ways + count : ways), 0n),
    choose(80, 20),
  );

const keno: Readonly<Record<string, BetModel>> = {
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

const bingo: Readonly<Record<string, BetModel>> = {
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
/** A number of picks: all of them are drawn, or all drawn numbers are among them. */
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

const eleven: Readonly<Record<string, BetModel>> = {
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

const all = ({ prizes }: DrawResult) => prizes!.flatMap(({ numbers }) => numbers);
const special = ({ prizes }: DrawResult) => prizes!.find(({ prize }) => prize === 'SPECIAL')!.numbers[0]!;
const endsOf = (result: DrawResult, end: string) =>
  countOf(all(result), (number) => number.length >= end.length && number.endsWith(end));
const tail = (result: DrawResult) => Number(special(result).slice(-2));
const number = (digits: number) => (random: Random) => [String(random.below(10 ** digits)).padStart(digits, '0')];
const ofTwoDigits = range(0, 99).map((value) => String(value).padStart(2, '0'));

/** By the number of prizes, of prizes with three or more digits, and of prizes with exactly two. */
function vn({ ends, threes, heads }: Readonly<Record<'ends' | 'threes' | 'heads', number>>) {
  // All endings of a prize are equally likely: inclusion and exclusion over the missing endings.
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

/** The plays of each family of lotteries. */
export const betModels = {
  numero,
  dice,
  race,
  keno,
  bingo,
  eleven,
  vnNorth: vn({ ends: 27, threes: 23, heads: 4 }),
  vnSouth: vn({ ends: 18, threes: 17, heads: 1 }),
} satisfies Readonly<Record<string, Readonly<Record<string, BetModel>>>>;
