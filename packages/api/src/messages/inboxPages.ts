import { type InboxMessage, type InboxPage, inboxPageSize } from './inbox.ts';

/** A message that was taken out of a list, and where it stood. */
interface Removed {
  message: InboxMessage;
  page: number;
  index: number;
  /** Id of the message after it; undefined where it was the last one. */
  next: string | undefined;
}

/** Marks messages as read or unread. */
export function markMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>, read: boolean): void {
  for (const { content } of pages) for (const one of content) if (ids.has(one.id)) one.read = read;
}

/** Takes messages out. */
export function removeMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>): void {
  for (const page of pages) page.content = page.content.filter(({ id }) => !ids.has(id));
}

/** The messages of some pages, each once. */
export const messagesOf = (pages: readonly InboxPage[]): InboxMessage[] => [
  ...new Map(pages.flatMap(({ content }) => content.map((one) => [one.id, one] as const))).values(),
];

/**
 * Arranges messages by page as the gateway does, once some were removed: the next page then begins where these end, or
 * before. What fills no page stands on the last one: it comes with the next page once more, and shows once.
 *
 * @param pages with a page of messages at least
 * @param positions of each page which one it is
 */
export function arrangePages(pages: InboxPage[], positions: { pageNo: number }[]): void {
  const messages = messagesOf(pages);
  const rest = pages.at(-1)!;
  const count = Math.floor(messages.length / inboxPageSize);
  const startOf = (page: number) => page * inboxPageSize;
  const full = Array.from({ length: count }, (_, page) => ({
    ...rest,
    content: messages.slice(startOf(page), page === count - 1 ? messages.length : startOf(page + 1)),
  }));
  pages.splice(0, pages.length, ...full);
  positions.splice(0, positions.length, ...full.map((_, page) => ({ pageNo: page + 1 })));
}

/** These messages, with where they stand. */
export function placesOf(pages: readonly InboxPage[], ids: ReadonlySet<string>): Removed[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((message, index) => {
      const next = (content[index + 1] ?? pages[page + 1]?.content[0])?.id;
      return ids.has(message.id) ? [{ message, page, index, next }] : [];
    }),
  );
}

/**
 * Puts messages back where they stood, except those that have come back by themselves: before the message that was
 * after each, since what was removed beside them has moved the rest.
 */
export function restoreMessages(pages: readonly InboxPage[], removed: readonly Removed[]): void {
  const here = new Set(pages.flatMap(({ content }) => content.map(({ id }) => id)));
  // The last one first: the message after it may have been removed with it.
  for (const { message, page, index, next } of removed.toReversed()) {
    if (here.has(message.id)) continue;
    const around = pages.find(({ content }) => content.some(({ id }) => id === next));
    if (around)
      around.content.splice(
        around.content.findIndex(({ id }) => id === next),
        0,
        message,
      );
    else pages[Math.min(page, pages.length - 1)]?.content.splice(index, 0, message);
  }
}
