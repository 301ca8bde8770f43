import type { DrawResult } from '../../lottery/lottery.ts';
import { type BetModel, bigFrom, countOf, oddOrEven, range, someOf, texts, total } from './betModel.ts';

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

export const dice: Readonly<Record<string, BetModel>> = {
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
