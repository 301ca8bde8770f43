import { addDays, type Day, type DayRange, lastDays } from '@livery/ui/dates';

/** Numbers of days that the player can select directly. Today is included. */
export const presetDays = [1, 7, 30] as const;

/** Days of a history: a number of days up to today, or a range of days. */
export type Period = { days: (typeof presetDays)[number] } | DayRange;

/** The default period of a history. */
export const usualPeriod: Period = { days: 7 };

/** The days of a period, including the first and the last day. `today` is a day of the merchant's calendar. */
export const rangeOf = (period: Period, today: Day): DayRange =>
  'days' in period ? lastDays(today, period.days) : period;

/** The period of a range of days: a preset if it has the same days today, otherwise the range. */
export const periodOf = (range: DayRange, today: Day): Period => {
  const days = presetDays.find((count) => lastDays(today, count).from === range.from && range.to === today);
  return days === undefined ? range : { days };
};

/**
 * Reads the period of an address: `days=30`, or `from=2026-03-01&to=2026-03-05`. An invalid period is replaced by the
 * default.
 */
export function readPeriod(query: URLSearchParams): Period {
  const days = presetDays.find((count) => String(count) === query.get('days'));
  if (days !== undefined) return { days };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) ? { from, to } : usualPeriod;
}

/** The query parameters of a period. Empty for the default period. */
export function writePeriod(period: Period): Readonly<Record<string, string>> {
  if (!('days' in period)) return { from: period.from, to: period.to };
  return 'days' in usualPeriod && period.days === usualPeriod.days ? {} : { days: String(period.days) };
}

/** Whether a text is a calendar day, for example "2026-03-01". */
const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text;
