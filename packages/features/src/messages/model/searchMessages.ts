import type { InboxMessage } from '@livery/api/messages/getInbox';

/** The words of a message in small letters, for comparing only: it is neither shown nor sanitised. */
const wordsOf = ({ title, content }: InboxMessage) => `${title} ${content.replaceAll(/<[^>]*>/g, ' ')}`.toLowerCase();

/** The messages that have all words of a search, in any order; all of them where nothing is searched. */
export function searchMessages(messages: readonly InboxMessage[], search: string): readonly InboxMessage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return messages;
  return messages.filter((message) => {
    const text = wordsOf(message);
    return words.every((word) => text.includes(word));
  });
}
