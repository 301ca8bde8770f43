import { uniqueById } from '../client/uniqueById.ts';
import { type InboxMessage, type InboxPage, inboxPageSize } from './inbox.ts';

/** A message that was removed from a list, and its position. */
interface Removed {
  message: InboxMessage;
  page: number;
  index: number;
  /** Id of the following message; undefined if it was the last message. */
  next: string | undefined;
}

/** Marks messages as read or unread. */
export function markMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>, read: boolean): void {
  for (const { content } of pages) for (const one of content) if (ids.has(one.id)) one.read = read;
}

/** Removes messages. */
export function removeMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>): void {
  for (const page of pages) page.content = page.content.filter(({ id }) => !ids.has(id));
}

/** Returns the messages of some pages, without duplicates. */
export const messagesOf = (pages: readonly InboxPage[]): InboxMessage[] =>
  uniqueById(pages.flatMap(({ content }) => content));

/**
 * Rearranges messages into the gateway's pages after some were removed. After that, the next page starts at the end of
 * these messages or before it. Messages that do not fill a page are appended to the last page. The next page contains
 * them again, and they are shown once.
 *
 * @param pages contain at least one full page of messages
 * @param positions number of each page
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

/** Returns the positions of these messages. */
export function placesOf(pages: readonly InboxPage[], ids: ReadonlySet<string>): Removed[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((message, index) => {
      const next = (content[index + 1] ?? pages[page + 1]?.content[0])?.id;
      return ids.has(message.id) ? [{ message, page, index, next }] : [];
    }),
  );
}

/**
 * Restores removed messages to their positions, except messages that are already back. Each is inserted before the
 * message that followed it, because other removals changed the indexes.
 */
export function restoreMessages(pages: readonly InboxPage[], removed: readonly Removed[]): void {
  const here = new Set(pages.flatMap(({ content }) => content.map(({ id }) => id)));
  // From last to first, because the message that followed it may have been removed too.
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
