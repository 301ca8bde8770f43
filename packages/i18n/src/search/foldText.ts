import { toLatinDigits } from '../digits/typed.ts';

/**
 * Apostrophes, typed and printed ones. They do not separate words: `Jackal's`, `Jackal’s` and `Jackals` are equal. One
 * of the apostrophes also has an upper-case form.
 */
const apostrophes = /['’‘‛ʼʻʽʹʾʿꞋꞌ՚׳`´′‵＇]/g;

/**
 * Marks above or below a letter: Latin accents, Arabic vowel marks, the dot of Bengali letters. The vowels of Bengali
 * words are not included.
 */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc]/g;

/**
 * Letters that have equal meaning but are still different after decomposition: letters of Latin alphabets, and letters
 * that keyboards for Arabic, Persian and Urdu encode in different ways.
 */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ۂ: 'ہ',
  ھ: 'ہ',
  '&': ' and ',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/**
 * Invisible characters, for example joiners and direction marks, and the tatweel, which only makes Arabic words wider.
 */
const shapeless = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Normalises a text for searching: lower case without accents, digits 0-9, the same spelling for letters that keyboards
 * encode in different ways, no apostrophes, and one space between words. Empty if the text has no letter and no digit.
 */
export function foldText(text: string): string {
  // Remove apostrophes before and after the decomposition: some become a space with a mark, and others are part of a
  // letter before it.
  const whole = text.replace(apostrophes, '').normalize('NFKD').replace(apostrophes, '');
  return toLatinDigits(whole.replace(shapeless, '').toLowerCase())
    .replace(marks, '')
    .replace(alikeLetters, (letter) => alike[letter]!)
    .replace(separators, ' ')
    .trim();
}
