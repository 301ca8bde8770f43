import * as v from 'valibot';

/** A day in the merchant's time zone, for example "2026-03-01". Only days that exist in the calendar. */
export const day = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, 'a day such as "2026-03-01"'),
  v.check(
    (text) => Number.isFinite(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'is not a day of the calendar',
  ),
);

/** First and last day, both inclusive, in the merchant's time zone. Both are optional. */
export const days = { from: v.optional(day), to: v.optional(day) };
