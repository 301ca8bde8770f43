import { normalizeInput } from '../input/normalizeInput.ts';

const digit = /\p{Nd}/u;
const digits = /\p{Nd}/gu;
const values = new Map<string, string>();

/**
 * Converts digits of any script (Bengali, Arabic, Eastern Arabic, Burmese, Devanagari, full-width, …) to 0-9. Other
 * characters do not change. For every field with digits, on the device and in the gateway.
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

/**
 * The value of a digit from 0 to 9. In Unicode, the digits of a script are in order from zero to nine. Some scripts
 * have several such ranges one after another.
 */
function valueOf(code: number): number {
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The digits of a typed or pasted text, as 0-9. Spaces, dashes and words are removed. */
export function digitsOf(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

/** A telephone number that was typed or pasted. */
export interface TypedNumber {
  /**
   * Digits 0-9. An international number starts with the country's dialling code. A national number may start with
   * zeros.
   */
  digits: string;
  /** Whether the number is international: a plus sign or 00 is before its digits. */
  isWhole: boolean;
}

/** Separators between digits: spaces, dashes of all lengths, dots, slashes and brackets. */
const separators = /[\s().\-/\u2010-\u2015\u2212\uff08\uff09\uff0d]/g;

/**
 * Reads a telephone number with digits of any script. Undefined if it contains anything except digits and separators.
 */
export function readTypedNumber(typed: string): TypedNumber | undefined {
  const text = toLatinDigits(normalizeInput(typed))
    .replace(separators, '')
    .replace(/^[+＋]|^00/, '+');
  const [, plus, found] = /^(\+?)(\d+)$/.exec(text) ?? [];
  return found === undefined ? undefined : { digits: found, isWhole: plus !== '' };
}
