/*
 * The arrangement of components that a merchant selects. The root of a page has the selected values in an attribute, and
 * the styles of the components contain all arrangements. So all merchants have the same code, and a page needs no
 * script to show its arrangement.
 */

/** The parts of the arrangement, each with its values. The first value is the default. */
export const layouts = {
  /**
   * The footer: a bar whose main item is raised above it, a flat bar, or a bar with space around it that floats over
   * the page.
   */
  footer: ['raised', 'flat', 'floating'],
  /** The title of a screen: in the middle of the bar at the top, or large beside the back button. */
  titles: ['centred', 'start'],
  /**
   * The card with the balance: like other cards, with its content in the middle, without a card, or over a band in the
   * colour of the header.
   */
  balance: ['card', 'centred', 'plain', 'band'],
  /** Lists: rows in one card, or a card for each row. */
  lists: ['rows', 'cards'],
  /** Groups of links on the account: rows, tiles, two columns, or icons in circles. */
  links: ['rows', 'tiles', 'columns', 'circles'],
  /** The large amount of a deposit or a withdrawal: in a box like other fields, or open, with a line below it. */
  amounts: ['box', 'open'],
  /** The banners of home: within the margins of the page, or as wide as the page and without corners. */
  hero: ['inset', 'edge'],
  /**
   * The name of a game: below its picture with provider and stake, over the lower edge of the picture, or only for
   * screen readers, for pictures that contain it.
   */
  tiles: ['below', 'over', 'hidden'],
  /** Icons: lines with round ends, lines with straight ends, or round lines with a tint inside. */
  icons: ['round', 'straight', 'tinted'],
  /** Options of a form, for example payment methods: rows in a frame, a frame for each, tiles, or rows without a frame. */
  choices: ['rows', 'separate', 'tiles', 'plain'],
  /** Promotions: the picture above the words, behind the words, or beside them. */
  promotions: ['above', 'behind', 'beside'],
  /**
   * Lotteries in a list: rows with the time below the name, rows with the time at the end, tickets with the time on a
   * stub, or tiles.
   */
  lotteries: ['rows', 'ends', 'tickets', 'tiles'],
  /** Keys of a lottery: with a border, with a fill, joined to a table, or balls without a card. */
  keys: ['outlined', 'filled', 'table', 'balls'],
  /**
   * The appearance of the next screen: it fades in, or a panel in the colour of the page moves away from it: sideways,
   * downwards, or in two halves.
   */
  screens: ['fade', 'wipe', 'drop', 'halves'],
  /** The scene behind the drawing of an empty state or an error: a round light, an arch, waves, or petals. */
  drawings: ['light', 'arch', 'waves', 'petals'],
  /** The celebration of a win in a lottery: sparks rise, petals fall, rays turn, or bubbles rise. */
  wins: ['sparks', 'petals', 'rays', 'bubbles'],
} as const;

/** The arrangement of a theme: one value for each part. */
export type Layout = { -readonly [Part in keyof typeof layouts]: (typeof layouts)[Part][number] };

/** The arrangement with the default of each part. */
export const usualLayout = Object.fromEntries(
  Object.entries(layouts).map(([part, [usual]]) => [part, usual]),
) as unknown as Layout;

/**
 * The value of the attribute `data-layout` of a page's root, for example `footer-floating lists-cards`. Defaults are
 * omitted, because the styles do not refer to them.
 */
export function layoutAttribute(layout: Layout): string {
  return (Object.keys(layouts) as (keyof Layout)[])
    .filter((part) => layout[part] !== usualLayout[part])
    .map((part) => `${part}-${layout[part]}`)
    .join(' ');
}
