import type { HelpEntry, HelpPage } from '@livery/api/help/getHelp';
import type { HelpTarget } from './helpAddress.ts';

/** One page of help, with its indexes. */
export interface TargetPage extends HelpPage {
  target: HelpTarget;
  /** Title of the entry that contains this page. Missing if the page is an entry. */
  topic?: string;
  /** Whether the page has text to read, and not only rows with links. */
  isRead: boolean;
}

/** Returns every page in the order of reading: each entry, then its children. */
export function pagesOf(entries: readonly HelpEntry[]): TargetPage[] {
  return entries.flatMap(({ title, html, children }, entry) => [
    { title, html, target: { entry }, isRead: html !== '' || children.length === 0 },
    ...children.map((page, child) => ({ ...page, target: { entry, child }, topic: title, isRead: true })),
  ]);
}

/** The data of the screen that shows one page. */
export interface HelpDetail extends TargetPage {
  /** The child pages. */
  children: readonly TargetPage[];
  previous: TargetPage | undefined;
  next: TargetPage | undefined;
}

/** Returns the detail of a page; undefined if that page does not exist. */
export function detailAt(pages: readonly TargetPage[], target: HelpTarget): HelpDetail | undefined {
  const index = pages.findIndex(({ target: { entry, child } }) => entry === target.entry && child === target.child);
  const page = pages[index];
  if (page === undefined) return undefined;
  return {
    ...page,
    children: target.child === undefined ? childrenOf(pages, target.entry) : [],
    previous: pages.slice(0, index).findLast(({ isRead }) => isRead),
    next: pages.slice(index + 1).find(({ isRead }) => isRead),
  };
}

const childrenOf = (pages: readonly TargetPage[], entry: number) =>
  pages.filter(({ target }) => target.entry === entry && target.child !== undefined);
