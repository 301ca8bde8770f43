import type { CallValue } from '../contract/call.ts';
import type { getInbox } from '../contract/messages/getInbox.ts';

/** Number of messages per page. */
export const inboxPageSize = 20;

/** A page of a member's inbox. */
export type InboxPage = CallValue<typeof getInbox>;

/** A message to the member. Its `content` is HTML that is not sanitised: never render it directly. */
export type InboxMessage = InboxPage['content'][number];

export interface InboxFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
  /** Search words that each message must contain. Default: all messages. */
  search?: string;
}
