import * as v from 'valibot';

/** Number of unread entries in a whole list, not only on one page. */
export const unReadCount = v.pipe(v.number(), v.integer(), v.minValue(0));
