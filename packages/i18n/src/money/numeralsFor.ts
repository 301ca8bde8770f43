import { languageOf, type Numerals } from '../languages/languages.ts';
import type { MoneyStyle } from './moneyStyle.ts';

/** The merchant's numerals if readers of the language use them, otherwise 0-9. */
export function numeralsFor(style: Pick<MoneyStyle, 'numerals'>, language: string): Numerals {
  return languageOf(language).numerals === style.numerals ? style.numerals : 'latn';
}
