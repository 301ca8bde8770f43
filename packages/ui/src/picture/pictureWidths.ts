/*
 * Widths of pictures in rem, as in the style sheets. They are used to select a size before there is a layout. A
 * merchant may have another gutter, so they may be wrong by a few pixels. This does not change the selected size.
 */

/** A tile in three columns across the page. */
export const tileWidth = 2.13;

/** A tile of home's games: four columns across the page, one of which may be the rail of kinds. */
export const homeTileWidth = 1.54;

/** A banner across the page. */
export const bannerWidth = 6.86;

/** A banner with a part of the next one beside it: its share of the page, `--banner-share`, is 0.66. */
export const peekingBannerWidth = 4.53;
