import { normalizeInput } from '../input/normalizeInput.ts';

const digit = /\p{Nd}/u;
const digits = /\p{Nd}/gu;
const values = new Map<string, string>();

/**
 * Digits of any script (Bengali, Arabic, Eastern Arabic, Burmese, Devanagari, full-width, …) as 0-9; every other letter stays.
 * For every field that takes digits, on the device and at the gateway.
 */
export function toLatinDigits(typed: string): string {
  return typed.replace(digits, (letter) => {
    const known = values.get(letter);
    if (known !== undefined) return known;
    const value = String(valueOf(letter.codePointAt(0)!));
    values.set(letter, value);
    return value;
  });
}

/** Unicode puts the digits of a script in order from zero to nine, and some scripts have several such tens in a row. */
function valueOf(code: number): number {
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The digits of what was typed or pasted, as 0-9; blanks, dashes and words fall away. */
export function digitsOf(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

/** A number for telephones, as somebody typed or pasted it. */
export interface TypedNumber {
  /** In 0-9. Of a whole number they begin with the country's dialling code, of a national one maybe with zeros. */
  digits: string;
  /** It begins with a plus sign or 00, and so contains its country. */
  isWhole: boolean;
}

/** Blanks, dashes of all lengths, dots, slashes and brackets, which people put between digits. */
const separators = /[\s().\-/\u2010-\u2015\u2212\uff08\uff09\uff0d]/g;

/**
 * Reads a number for telephones in digits of any script. Undefined where it holds anything else than digits and what
 * separates them.
 */
export function readTypedNumber(typed: string): TypedNumber | undefined {
  const text = toLatinDigits(normalizeInput(typed))
    .replace(separators, '')
    .replace(/^[+＋]|^00/, '+');
  const [, plus, found] = /^(\+?)(\d+)$/.exec(text) ?? [];
  return found === undefined ? undefined : { digits: found, isWhole: plus !== '' };
}
