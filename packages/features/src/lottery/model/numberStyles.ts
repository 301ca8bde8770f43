import type { OpenedLottery } from '@livery/api/lottery/lottery';
import type { NumberBallsProps } from '@livery/ui';

/** How the numbers of each kind of lottery are shown. */
export const numberStyles: Readonly<Record<OpenedLottery['kind'], NonNullable<NumberBallsProps['look']>>> = {
  numero: 'digits',
  vn: 'digits',
  keno: 'balls',
  dice: 'dice',
  race: 'runners',
  bingo: 'balls',
  eleven: 'balls',
};

/** Returns the numbers one by one. A Vietnamese prize is one number of several digits, which are shown separately. */
export const singleNumbers = (kind: OpenedLottery['kind'], numbers: readonly string[]): string[] =>
  numberStyles[kind] === 'digits' ? [...numbers.join('')] : [...numbers];
