import { getTimeZones } from '@vvo/tzdb';

/** One for each country and clock, with all names of the IANA database that keep it there. */
const zones = getTimeZones();

/** The time zone of a country that most of its places keep, by its usual name; undefined where `code` is no country. */
export function mainTimeZoneOf(code: string): string | undefined {
  const own = zones.filter(({ countryCode }) => countryCode === code);
  return own.toSorted((one, other) => other.group.length - one.group.length)[0]?.name;
}

/** The country of a time zone as ISO 3166-1 has it, such as BD of Asia/Dhaka; undefined for UTC and the like. */
export function countryOfTimeZone(timeZone: string): string | undefined {
  const wanted = timeZone.toLowerCase();
  return zones.find(({ group }) => group.some((name) => name.toLowerCase() === wanted))?.countryCode;
}
