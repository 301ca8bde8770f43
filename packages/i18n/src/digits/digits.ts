import type { Numerals } from '../languages/languages.ts';

/** Code point of the zero of each digit set. The other nine digits follow it. */
const zero: Record<Numerals, number> = { latn: 0x30, beng: 0x9e6, arab: 0x660, arabext: 0x6f0 };

/** Converts the digits 0-9 of a text to another digit set. */
export function toNumerals(text: string, numerals: Numerals): string {
  if (numerals === 'latn') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero[numerals] + Number(digit)));
}
