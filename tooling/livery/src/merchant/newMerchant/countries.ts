import { getTimeZones } from '@vvo/tzdb';

/** One entry per country and clock, with all names that the IANA database has for it. */
const zones = getTimeZones();

/** The time zone of a country with the most names, by its usual name. Undefined if `code` is not a country. */
export function mainTimeZoneOf(code: string): string | undefined {
  const own = zones.filter(({ countryCode }) => countryCode === code);
  return own.toSorted((one, other) => other.group.length - one.group.length)[0]?.name;
}

/** The ISO 3166-1 country of a time zone, for example BD for Asia/Dhaka. Undefined for UTC and similar zones. */
export function countryOfTimeZone(timeZone: string): string | undefined {
  const wanted = timeZone.toLowerCase();
  return zones.find(({ group }) => group.some((name) => name.toLowerCase() === wanted))?.countryCode;
}
