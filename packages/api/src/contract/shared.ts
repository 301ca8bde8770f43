import * as v from 'valibot';
export { amountGiven, day, days, moment, rowId } from './laterValues.ts';

/** Money on the wire: a decimal string, such as "1234.50". Never a float. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'an amount such as "1234.50"'));

/** A whole number that came through a query string. */
const wholeInQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))]),
  v.number(),
  v.integer(),
  v.minValue(0),
);

export const pageNo = v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100_000)), 1);
export const pageSize = (standard: number) =>
  v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100)), standard);

/** A gateway language code, such as EN. */
export const language = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/));

/** Text of a reply or payload, bounded so that nobody can send a novel. */
export const shortText = v.pipe(v.string(), v.maxLength(255));

/** A page of a list: which one it is, and how many there are (0 for a list without entries). */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    content: v.array(item),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  });

/** Where a page leads back to: a path on the merchant's own host. Browsers drop tabs and line ends, and read \ as /: with them a path could name another host. */
export const backPath = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path on the own host'),
);
