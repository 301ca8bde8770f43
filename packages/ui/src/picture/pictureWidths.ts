/*
 * Widths of pictures in rem, as in the style sheets. They are used to select a size before there is a layout. A
 * merchant may have another gutter, so they may be wrong by a few pixels. This does not change the selected size.
 */

/** A tile of a grid with three columns that is as wide as the page. */
export const tileWidth = 2.13;

/** A tile of home's games. Four columns are as wide as the page. One of them may be the rail of kinds. */
export const homeTileWidth = 1.54;

/** A banner that is as wide as the page. */
export const bannerWidth = 6.86;

/** A banner with a part of the next one beside it: its share of the page, `--banner-share`, is 0.66. */
export const peekingBannerWidth = 4.53;
