import * as v from 'valibot';

/** A whole number from a query string. */
const wholeInQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))]),
  v.number(),
  v.integer(),
  v.minValue(0),
);

export const pageNo = v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100_000)), 1);

export const pageSize = (standard: number) =>
  v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100)), standard);

/** A page of a list: its number, and the number of pages (0 for an empty list). */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    content: v.array(item),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  });
