import type { CallValue } from '../contract/call.ts';
import type { getCountries } from '../contract/site/getCountries.ts';

/** A country for mobile numbers. */
export interface Country {
  /** ISO 3166-1, two capital letters. */
  code: string;
  name: string;
  /** Digits without a plus, for example "880". */
  dialingCode: string;
  /** Whether the merchant's licence covers this country: most players live in such a country. */
  isCommon: boolean;
}

export const toCountries = (countries: CallValue<typeof getCountries>): Country[] =>
  countries.map(({ code, name, dialingCode, isLicensed }) => ({ code, name, dialingCode, isCommon: isLicensed }));
