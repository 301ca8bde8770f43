import { toNumerals } from '../digits/digits.ts';
import type { Numerals } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/** A place, such as `{{count}}`, or a digit beside the places. */
const placeOrDigit = /\{\{\w+\}\}|\d/g;

/**
 * A reader whose texts come out in a language's numerals: the digits that a text has of its own, and every value that is a
 * number. A value that is text stays as it is: it is a name or a code, or has been formatted.
 *
 * @param read the reader, which fills the places
 * @param numeralsOf the numerals of a language, by its gateway code
 */
export function inNumerals(read: Reader, numeralsOf: (language: string) => Numerals): Reader {
  return (language, area, texts) => {
    const numerals = numeralsOf(language);
    if (numerals === 'latn') return read(language, area, texts);
    const written = (value: string | number) =>
      typeof value === 'number' ? toNumerals(String(value), numerals) : value;
    // The count itself stays a number, by which the form is chosen: what is shown is the formatted one.
    const own = (found: string) =>
      found === '{{count}}' ? '{{formattedCount}}' : found.length > 1 ? found : toNumerals(found, numerals);
    const t = read(
      language,
      area,
      mapped(texts, (text) => text.replaceAll(placeOrDigit, own)),
    );
    return (key, values = {}) => {
      const { count } = values;
      return t(key, {
        ...(count !== undefined && { formattedCount: written(count) }),
        ...mapped(values, written),
        ...(count !== undefined && { count }),
      });
    };
  };
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
