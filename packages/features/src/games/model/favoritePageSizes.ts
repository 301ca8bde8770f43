/**
 * Favourites a page, by where they are shown. `entry` is also how hearts read all of them: the most that the gateway
 * gives at once.
 */
export const favoritePageSizes = { list: 15, centre: 21, entry: 100 } as const;

/** Where favourites are shown. */
export type FavoritesPlace = keyof typeof favoritePageSizes;
