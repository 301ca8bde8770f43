/*
 * Widths of pictures in rem, as the style sheets make them, for the choice of a size before there is a layout. A
 * merchant may have another gutter: these are right within a few pixels, which no choice hangs on.
 */

/** A tile in three columns across the page. */
export const tileWidth = 2.13;

/** A tile of home's games: four columns across the page, of which the rail of kinds may be one. */
export const homeTileWidth = 1.54;

/** A banner across the page. */
export const bannerWidth = 6.86;

/** A banner beside which the next one is seen: its share of the page, `--banner-share`, is 0.66. */
export const peekingBannerWidth = 4.53;
