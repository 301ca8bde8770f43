import type { Numerals } from '../languages/languages.ts';

/** A merchant's money format. */
export interface MoneyStyle {
  symbol: string;
  /**
   * For example `#,##0.00`, `#,##,##0.00` or `#.##0,00`. The number of zeros after the last mark is the number of
   * decimals.
   */
  pattern: string;
  numerals: Numerals;
}
