import type { HelpEntry, HelpPage } from '@livery/api/help/getHelp';
import type { HelpPlace } from './helpAddress.ts';

/** One page of help, with its indexes. */
export interface PlacedPage extends HelpPage {
  place: HelpPlace;
  /** Title of the entry that contains this page. Missing if the page is an entry. */
  topic?: string;
  /** Whether the page has text to read, and not only rows with links. */
  isRead: boolean;
}

/** Returns every page in the order of reading: each entry, then its children. */
export function pagesOf(entries: readonly HelpEntry[]): PlacedPage[] {
  return entries.flatMap(({ title, html, children }, entry) => [
    { title, html, place: { entry }, isRead: html !== '' || children.length === 0 },
    ...children.map((page, child) => ({ ...page, place: { entry, child }, topic: title, isRead: true })),
  ]);
}

/** The data of the screen that shows one page. */
export interface HelpDetail extends PlacedPage {
  /** The child pages. */
  children: readonly PlacedPage[];
  previous: PlacedPage | undefined;
  next: PlacedPage | undefined;
}

/** Returns the detail of a page; undefined if that page does not exist. */
export function detailAt(pages: readonly PlacedPage[], place: HelpPlace): HelpDetail | undefined {
  const index = pages.findIndex(({ place: { entry, child } }) => entry === place.entry && child === place.child);
  const page = pages[index];
  if (page === undefined) return undefined;
  return {
    ...page,
    children: place.child === undefined ? childrenOf(pages, place.entry) : [],
    previous: pages.slice(0, index).findLast(({ isRead }) => isRead),
    next: pages.slice(index + 1).find(({ isRead }) => isRead),
  };
}

const childrenOf = (pages: readonly PlacedPage[], entry: number) =>
  pages.filter(({ place }) => place.entry === entry && place.child !== undefined);
