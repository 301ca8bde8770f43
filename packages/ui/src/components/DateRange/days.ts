/** A day as YYYY-MM-DD, without time or zone. An empty text means no day. */
export type Day = string;

/** A range of days, including the first and the last one. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The day this many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last days including today: 1 is only today, 7 a week. Pass `today` by the merchant's calendar. */
export function lastDays(today: Day, days: number): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

/**
 * The problem of a range, if there is one. Days are ISO dates, which are compared as strings. The first or the last day
 * may be missing.
 */
export function rangeProblem(
  { from, to }: DayRange,
  { min = '', max = '' }: { min?: Day; max?: Day },
): 'order' | 'limits' | undefined {
  if (from !== '' && to !== '' && from > to) return 'order';
  const isOutside = (day: Day) => day !== '' && ((min !== '' && day < min) || (max !== '' && day > max));
  return isOutside(from) || isOutside(to) ? 'limits' : undefined;
}
