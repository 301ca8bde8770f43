/** Games a page that hearts are read from. The gateway gives at most this many at once. */
export const heartPageSize = 100;
