import { isCountry } from '@livery/merchant';
import { countryOfTimeZone } from './countries.ts';

/** The notation of money of a merchant, as in `merchant.json`. */
export interface Money {
  code: string;
  symbol: string;
  pattern: string;
  numerals: 'latn';
}

/**
 * Currencies whose number of decimals in ISO 4217 is not two. `Intl` is not used, because it has the decimals of daily
 * use. For example, it leaves out the decimals of rupees.
 */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Currencies that are written in lakhs in their countries, although CLDR uses thousands. */
const alsoInLakhs: readonly string[] = ['PKR'];

/**
 * A currency's symbol, groups, separators and decimals, as in its own country: lakhs for taka, points for reais. A
 * currency of several countries is written as in the time zone's country if that is in Europe, and otherwise as in
 * English.
 * @param code code of ISO 4217
 */
export function moneyOf(code: string, timeZone: string): Money {
  const format = new Intl.NumberFormat(`${localeOf(code, timeZone)}-u-nu-latn`, { maximumFractionDigits: 1 });
  const parts = format.formatToParts(12_345_678.9);
  const hasDecimalComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const hasLakhs = alsoInLakhs.includes(code) || parts.filter(({ type }) => type === 'integer').length === 4;
  const whole = hasDecimalComma ? '#.##0' : hasLakhs ? '#,##,##0' : '#,##0';
  const places = decimalsOf(code);
  const end = places === 0 ? '' : `${hasDecimalComma ? ',' : '.'}${'0'.repeat(places)}`;
  return { code, symbol: symbolOf(code), pattern: whole + end, numerals: 'latn' };
}

/** The number of decimals of a currency. */
export const decimalsOf = (code: string): number => decimals[code] ?? 2;

/** The symbol for all languages of a merchant, for example ৳ or Rs. The code if there is no symbol. */
function symbolOf(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format
    .formatToParts(1)
    .find(({ type }) => type === 'currency')!
    .value.replace(/\s/gu, ' ');
}

function localeOf(code: string, timeZone: string): string {
  const home = code.slice(0, 2);
  const country = isCountry(home) ? home : timeZone.startsWith('Europe/') ? countryOfTimeZone(timeZone) : undefined;
  // Removes the script, because ICU ignores the country if a script is given: es-Latn-MX would be written as in Spain.
  return country === undefined ? 'en' : new Intl.Locale(`und-${country}`).maximize().minimize().baseName;
}
