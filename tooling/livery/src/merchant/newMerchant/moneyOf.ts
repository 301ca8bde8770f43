import { isCountry } from '@livery/merchant';
import { countryOfTimeZone } from './countries.ts';

/** How a merchant writes money, as `merchant.json` says it. */
export interface Money {
  code: string;
  symbol: string;
  pattern: string;
  numerals: 'latn';
}

/** Currencies without two decimals, by ISO 4217. `Intl` says how many are in use, and leaves those of rupees out. */
const decimals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Counted in lakhs where they are at home, though CLDR writes thousands there. */
const alsoInLakhs: readonly string[] = ['PKR'];

/**
 * A currency's sign, groups, marks and decimals, as they are written where it is at home: lakhs for taka, points for reais.
 * A currency of many countries is written as the time zone's country writes, if that lies in Europe, and else as in English.
 *
 * @param code of ISO 4217
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

/** How many decimals a currency has. */
export const decimalsOf = (code: string): number => decimals[code] ?? 2;

/** The sign that all languages of a merchant show, such as ৳, Rs or the code itself where there is none. */
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
  // Without the script, with which ICU knows no country: es-Latn-MX would be written as in Spain.
  return country === undefined ? 'en' : new Intl.Locale(`und-${country}`).maximize().minimize().baseName;
}
