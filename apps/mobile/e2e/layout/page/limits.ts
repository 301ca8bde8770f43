/** What counts as too small. */
export interface Limits {
  /** Pixels that no word may be smaller than. */
  text: number;
  /** Pixels that a finger needs. */
  touch: number;
  /** Pixels that a finger needs where money moves: see `money`. */
  moneyTouch: number;
  /** What moves money, as a selector. */
  money: string;
}
