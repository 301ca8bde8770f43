/*
 * Widths of pictures in rem, as the style sheets set them, used to choose a size before there is a layout. A merchant
 * may have another gutter: these are right within a few pixels, which does not change the choice.
 */

/** A tile in three columns across the page. */
export const tileWidth = 2.13;

/** A tile of home's games: four columns across the page, one of which may be the rail of kinds. */
export const homeTileWidth = 1.54;

/** A banner across the page. */
export const bannerWidth = 6.86;

/** A banner with a part of the next one beside it: its share of the page, `--banner-share`, is 0.66. */
export const peekingBannerWidth = 4.53;
