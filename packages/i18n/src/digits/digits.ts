import type { Numerals } from '../languages/languages.ts';

/** Code point of each set's zero. The other nine follow it. */
const zero: Record<Numerals, number> = { latn: 0x30, beng: 0x9e6, arab: 0x660, arabext: 0x6f0 };

/** The digits 0-9 of a text, written in another set. */
export function toNumerals(text: string, numerals: Numerals): string {
  if (numerals === 'latn') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero[numerals] + Number(digit)));
}
