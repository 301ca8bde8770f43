/*
 * Widths of pictures in rem, as the style sheets make them, for the choice of a size before there is a layout. A
 * merchant may have another gutter: these are right within a few pixels, which no choice hangs on.
 */

/** A tile in three columns across the page. */
export const tileWidth = 2.13;

/** A tile in three columns beside the rail of kinds. */
export const railTileWidth = 1.58;

/** A banner across the page. */
export const bannerWidth = 6.86;
