import type { Numerals } from '../languages/languages.ts';

/** How a merchant writes money. */
export interface MoneyStyle {
  symbol: string;
  /** `#,##0.00`, `#,##,##0.00` or `#.##0,00`; the zeros after the last mark are the decimals. */
  pattern: string;
  numerals: Numerals;
}
