import type { Numerals } from '@livery/i18n';

/** What counts as a fault. */
export interface Limits {
  /** Pixels that no word may be smaller than. */
  text: number;
  /** Pixels that a finger needs. */
  touch: number;
  /** Pixels that a finger needs where money moves: see `money`. */
  moneyTouch: number;
  /** What moves money, as a selector. */
  money: string;
  /** The numerals that the page is written in. Without them its digits are not checked. */
  numerals?: Numerals;
}
