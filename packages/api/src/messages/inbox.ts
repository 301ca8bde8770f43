import type { CallValue } from '../contract/call.ts';
import type { getInbox } from '../contract/messages/getInbox.ts';

/** Messages a page. */
export const inboxPageSize = 20;

/** A page of a member's inbox. */
export type InboxPage = CallValue<typeof getInbox>;

/** A message to the member. Its `content` is HTML, not sanitised: never shown as it is. */
export type InboxMessage = InboxPage['content'][number];

export interface InboxFilter {
  /** Gateway code, such as EN. */
  language: string;
  /** Words that all messages of the list have. Default: any. */
  search?: string;
}
