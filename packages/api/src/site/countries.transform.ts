import type { CallValue } from '../contract/call.ts';
import type { getCountries } from '../contract/site/getCountries.ts';

/** A country whose mobile numbers may be given. */
export interface Country {
  /** ISO 3166-1, two capitals. */
  code: string;
  name: string;
  /** Digits without a plus, such as "880". */
  dialingCode: string;
  /** The merchant's licence lets people play there: most players live there. */
  isCommon: boolean;
}

export const toCountries = (countries: CallValue<typeof getCountries>): Country[] =>
  countries.map(({ code, name, dialingCode, isLicensed }) => ({ code, name, dialingCode, isCommon: isLicensed }));
