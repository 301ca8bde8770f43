/** A day as YYYY-MM-DD, without time or zone. An empty text is no day. */
export type Day = string;

/** From one day to another, both counted in. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The day so many days later, earlier where negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last so many days, today counted in: 1 is today alone, 7 a week. Give `today` as the merchant's calendar has it. */
export function lastDays(today: Day, days: number): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

/** What is wrong with a range, if anything. Days compare as texts. An open end is no fault. */
export function rangeProblem(
  { from, to }: DayRange,
  { min = '', max = '' }: { min?: Day; max?: Day },
): 'order' | 'limits' | undefined {
  if (from !== '' && to !== '' && from > to) return 'order';
  const isOutside = (day: Day) => day !== '' && ((min !== '' && day < min) || (max !== '' && day > max));
  return isOutside(from) || isOutside(to) ? 'limits' : undefined;
}
