const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the code is in ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are not countries: unknown, pseudo languages, and unions. */
const noCountries = new Set(['ZZ', 'XA', 'XB', 'QO', 'EU', 'EZ', 'UN']);

/**
 * Whether the code is a country in ISO 3166-1. A withdrawn code, for example BU for Burma, is not: the platform maps it
 * to another code.
 */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  countryNames.of(code) !== undefined &&
  !noCountries.has(code) &&
  new Intl.Locale(`und-${code}`).region === code;

/** Whether the zone is in the IANA database. */
export function isTimeZone(zone: string): boolean {
  // An offset, for example +06:00, is not a zone, and older browsers do not support it.
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The allowed form of a merchant's code. */
export const merchantCodeWords = '2 to 31 lowercase letters, digits and dashes, a letter first';

/** Pattern of a merchant's code. The code is the name of the merchant's folder and the first part of its host. */
export const merchantCode = /^[a-z][a-z0-9-]{1,30}$/;
