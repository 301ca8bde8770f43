import type { InboxMessage, InboxPage } from './inbox.ts';

/** A message that was taken out of a list, and where it stood. */
interface Removed {
  message: InboxMessage;
  page: number;
  index: number;
}

/** Marks messages as read or unread. */
export function markMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>, read: boolean): void {
  for (const { content } of pages) for (const one of content) if (ids.has(one.id)) one.read = read;
}

/** Takes messages out. */
export function removeMessages(pages: readonly InboxPage[], ids: ReadonlySet<string>): void {
  for (const page of pages) page.content = page.content.filter(({ id }) => !ids.has(id));
}

/** These messages, with where they stand. */
export function placesOf(pages: readonly InboxPage[], ids: ReadonlySet<string>): Removed[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((message, index) => (ids.has(message.id) ? [{ message, page, index }] : [])),
  );
}

/** Puts messages back where they stood, except those that have come back by themselves. */
export function restoreMessages(pages: readonly InboxPage[], removed: readonly Removed[]): void {
  const here = new Set(pages.flatMap(({ content }) => content.map(({ id }) => id)));
  for (const { message, page, index } of removed) {
    if (!here.has(message.id)) pages[Math.min(page, pages.length - 1)]?.content.splice(index, 0, message);
  }
}
