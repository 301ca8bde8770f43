import * as v from 'valibot';

// Part of `shared.ts`, in a file of their own: the first screen has no use for them, and bundlers keep whole files.

/** An amount that a caller names. Never signed; more decimals than the merchant's money has are refused. */
export const amountGiven = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'));

/** A moment on the wire: ISO 8601 in UTC, such as "2026-03-01T09:30:00.000Z". */
export const moment = v.pipe(v.string(), v.isoTimestamp());

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

/** The id of a row, as queries and bodies name it. */
export const rowId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'an id'));
