/*
 * Widths of pictures in rem, as the style sheets make them, for the choice of a size before there is a layout. A
 * merchant may have another gutter: these are right within a few pixels, which no choice hangs on.
 */

/** A tile in three columns across the page. */
export const tileWidth = 2.13;

/** A tile of home's games: four columns across the page, of which the rail of kinds may be one. */
export const homeTileWidth = 1.54;

/** A banner across the page. For one that peeks, too: the page's head asks for the first banner by this width, whichever home it is. */
export const bannerWidth = 6.86;
