import { isCurrency } from '@livery/merchant';
import { countryOfTimeZone, mainTimeZoneOf } from './countries.ts';
import { type Answers, listed } from './questions.ts';

export interface Place {
  timeZone: string;
  currency: string;
  jurisdictions: string[];
  /** A line for each value that was proposed. */
  proposals: string[];
}

/** Derives the missing values of time zone, currency and countries from the given ones. */
export function placeOf({ currency, 'time-zone': timeZone, jurisdictions }: Answers): Place {
  const home = jurisdictions === undefined ? currency?.slice(0, 2).toUpperCase() : listed(jurisdictions)[0];
  // Many countries pay in euros, so the largest is proposed.
  const main = home === undefined ? undefined : mainTimeZoneOf(home === 'EU' ? 'DE' : home);
  const zone = timeZone ?? main ?? 'Asia/Dhaka';
  const country = countryOfTimeZone(zone);
  const money = currency?.toUpperCase() ?? currencyOf(country) ?? 'BDT';
  const countries = jurisdictions === undefined ? [country ?? 'BD'] : listed(jurisdictions);
  const proposals = [
    ...(timeZone === undefined ? [`  Proposed:    time zone ${zone}; change it with --time-zone`] : []),
    ...(currency === undefined ? [`  Proposed:    currency ${money}; change it with --currency`] : []),
    ...(jurisdictions === undefined
      ? [`  Proposed:    countries of the licence: ${countries.join(', ')}; change them with --jurisdictions`]
      : []),
  ];
  return { timeZone: zone, currency: money, jurisdictions: countries, proposals };
}

/** Countries that pay in euros. */
const withEuro: readonly string[] = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/**
 * The currency of a country: the euro, or the only currency whose code begins with the country's code. Undefined if
 * there are several.
 */
function currencyOf(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  if (withEuro.includes(country)) return 'EUR';
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => country + letter).filter(isCurrency);
  return letters.length === 1 ? letters[0] : undefined;
}
