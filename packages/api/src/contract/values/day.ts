import * as v from 'valibot';

/** A day of the merchant's time zone, such as "2026-03-01". Only days that the calendar has. */
export const day = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, 'a day such as "2026-03-01"'),
  v.check(
    (text) => Number.isFinite(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'is no day of the calendar',
  ),
);

/** First and last day, both included, in the merchant's time zone. Either may be left out. */
export const days = { from: v.optional(day), to: v.optional(day) };
