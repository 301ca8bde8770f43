import type { OpenedLottery } from '@livery/api/lottery';
import type { NumberBallsProps } from '@livery/ui';

/** What the numbers of each kind of lottery were drawn as. */
export const looks: Readonly<Record<OpenedLottery['kind'], NonNullable<NumberBallsProps['look']>>> = {
  numero: 'digits',
  vn: 'digits',
  keno: 'balls',
  dice: 'dice',
  race: 'runners',
  bingo: 'balls',
};

/** Numbers as they are shown one by one: a Vietnamese prize is one number of several digits. */
export const singleNumbers = (kind: OpenedLottery['kind'], numbers: readonly string[]): string[] =>
  looks[kind] === 'digits' ? [...numbers.join('')] : [...numbers];
