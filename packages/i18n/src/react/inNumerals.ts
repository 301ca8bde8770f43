import { toNumerals } from '../digits/digits.ts';
import type { Numerals } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/** A placeholder, for example `{{count}}`, or a digit outside the placeholders. */
const placeOrDigit = /\{\{\w+\}\}|\d/g;

/**
 * Wraps a reader, so that its texts use the numerals of a language. This applies to the digits in the text and to
 * values that are numbers. A value that is a text does not change, because it is a name, a code, or already formatted.
 *
 * @param read the reader, which fills the placeholders
 * @param numeralsOf returns the numerals of a language, by the language's gateway code
 */
export function inNumerals(read: Reader, numeralsOf: (language: string) => Numerals): Reader {
  return (language, area, texts) => {
    const numerals = numeralsOf(language);
    if (numerals === 'latn') return read(language, area, texts);
    const written = (value: string | number) =>
      typeof value === 'number' ? toNumerals(String(value), numerals) : value;
    // The count is passed as a number, because it selects the plural form. The text shows the formatted count.
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
