/**
 * Number of favourites per page, by location. `entry` is also the page size for the requests for hearts. It is the
 * maximum that the gateway sends in one reply.
 */
export const favoritePageSizes = { list: 15, centre: 21, entry: 100 } as const;

/** Locations that show favourites. */
export type FavoritesPlace = keyof typeof favoritePageSizes;
