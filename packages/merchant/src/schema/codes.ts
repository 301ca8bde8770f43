const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether ISO 4217 knows it. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are no country's: unknown, pseudo languages, and unions. */
const noCountries = new Set(['ZZ', 'XA', 'XB', 'QO', 'EU', 'EZ', 'UN']);

/** Whether ISO 3166-1 knows it as a country. Codes that were given up, such as BU of Burma, stand for another one now. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  countryNames.of(code) !== undefined &&
  !noCountries.has(code) &&
  new Intl.Locale(`und-${code}`).region === code;

/** Whether the IANA database knows it. */
export function isTimeZone(zone: string): boolean {
  // A distance such as +06:00 is no zone, and older browsers know none.
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What the code of a merchant may be. */
export const merchantCodeWords = '2 to 31 small letters, digits and dashes, a letter first';

/** The code of a merchant is the name of its folder and the beginning of its host. */
export const merchantCode = /^[a-z][a-z0-9-]{1,30}$/;
