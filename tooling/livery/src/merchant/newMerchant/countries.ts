import { isCountry } from '@livery/merchant';

/** Time zones of a country by the names that this runtime prefers; none where `code` is no country. */
export function timeZonesOf(code: string): string[] {
  if (!isCountry(code)) return [];
  // Node has it (ES2026), the types of TypeScript not yet.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return (locale.getTimeZones() ?? []).map(preferredName);
}

/** The country of a time zone as ISO 3166-1 has it, such as BD of Asia/Dhaka; undefined for UTC and the like. */
export function countryOfTimeZone(timeZone: string): string | undefined {
  const wanted = preferredName(timeZone);
  return allCountries().find((code) => timeZonesOf(code).includes(wanted));
}

/** Asia/Kolkata and Asia/Calcutta are one: what the runtime calls it. */
function preferredName(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

function allCountries(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((two) => one + two)).filter(isCountry);
}
