import * as v from 'valibot';

/** How many entries of a whole list are unread, not of one page. */
export const unReadCount = v.pipe(v.number(), v.integer(), v.minValue(0));
