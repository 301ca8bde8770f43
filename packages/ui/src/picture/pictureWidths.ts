/*
 * Widths of pictures in rem, as in the style sheets. They are used to select a size before there is a layout. A
 * merchant may have another gutter, so they may be wrong by a few pixels. This does not change the selected size.
 */

/** A tile of a grid with three columns that is as wide as the page. */
export const tileWidth = 2.13;

/** A tile of home's games beside the rail of kinds. */
export const railTileWidth = 1.74;

/**
 * A banner that is as wide as the page, within its margins. It is also used for banners without margins, and for banners
 * with a part of the next one beside them: they are 9 % wider or 12 % narrower, which selects the same size.
 */
export const bannerWidth = 6.86;
