import { addDays, type Day, type DayRange, lastDays } from '@livery/ui/dates';

/** How many days, today counted in, can be chosen with one press. */
export const presetDays = [1, 7, 30] as const;

/** Days of a history: so many up to today, whichever day that is, or from a day to a day. */
export type Period = { days: (typeof presetDays)[number] } | DayRange;

/** What a history shows before anything is chosen. */
export const usualPeriod: Period = { days: 7 };

/** The days of a period, both ends counted in. `today` as the merchant's calendar has it. */
export const rangeOf = (period: Period, today: Day): DayRange =>
  'days' in period ? lastDays(today, period.days) : period;

/** The period that these days are: the preset that has the same ones today, if any. */
export const periodOf = (range: DayRange, today: Day): Period => {
  const days = presetDays.find((count) => lastDays(today, count).from === range.from && range.to === today);
  return days === undefined ? range : { days };
};

/** Reads the period of an address: `days=30`, or `from=2026-03-01&to=2026-03-05`. What is none counts as the usual one. */
export function readPeriod(query: URLSearchParams): Period {
  const days = presetDays.find((count) => String(count) === query.get('days'));
  if (days !== undefined) return { days };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) ? { from, to } : usualPeriod;
}

/** A period as an address says it; the usual one needs no words. */
export function writePeriod(period: Period): Readonly<Record<string, string>> {
  if (!('days' in period)) return { from: period.from, to: period.to };
  return 'days' in usualPeriod && period.days === usualPeriod.days ? {} : { days: String(period.days) };
}

/** Whether a text is a day of the calendar, such as "2026-03-01". */
const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text;
