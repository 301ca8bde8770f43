import { toLatinDigits } from '../digits/typed.ts';

/**
 * Apostrophes as they are typed and as they are printed. They part no words: `Jackal's`, `Jackal’s` and `Jackals` are
 * one. One of them has a capital.
 */
const apostrophes = /['’‘‛ʼʻʽʹʾʿꞋꞌ՚׳`´′‵＇]/g;

/**
 * What stands above or below a letter: Latin accents, Arabic vowel marks, the dot of Bengali letters. The vowels of
 * Bengali words stay.
 */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc]/g;

/**
 * Letters that no decomposition makes alike: those of Latin alphabets, and those that keyboards for Arabic, Persian and
 * Urdu write each in its own way.
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

/** What has no shape of its own, such as joiners and marks of direction, and the stroke that stretches Arabic words. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text as a search compares it: small letters without accents, digits 0-9, one spelling of letters that keyboards write in
 * several ways, no apostrophes, one blank between words. Empty where the text has neither letter nor digit.
 */
export function foldText(text: string): string {
  // Before and after: some are a blank with a mark once they are decomposed, others are a part of a letter before.
  const whole = text.replace(apostrophes, '').normalize('NFKD').replace(apostrophes, '');
  return toLatinDigits(whole.replace(shapeless, '').toLowerCase())
    .replace(marks, '')
    .replace(alikeLetters, (letter) => alike[letter]!)
    .replace(separators, ' ')
    .trim();
}
