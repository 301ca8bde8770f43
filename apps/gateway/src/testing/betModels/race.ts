import { type BetModel, bigFrom, even, oddOrEven, onSide, parity, someOf, texts, winOrLose } from './betModel.ts';

const runners = texts(1, 10);

export const race: Readonly<Record<string, BetModel>> = {
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
