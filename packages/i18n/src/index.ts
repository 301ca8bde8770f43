export { codeOfTag, isLanguageCode, languageOf, languages } from './languages/languages.ts';
export type { Language, LanguageCode, Numerals } from './languages/languages.ts';
export { chooseLanguage } from './languages/chooseLanguage.ts';
export { toLatinDigits, toNumerals } from './digits/digits.ts';
export { defaultMoneyStyle, formatMoney, numeralsFor } from './money/formatMoney.ts';
export type { MoneyStyle } from './money/formatMoney.ts';
export { homeTextAreas, textAreas } from './texts/areas.ts';
export type { TextArea } from './texts/areas.ts';
