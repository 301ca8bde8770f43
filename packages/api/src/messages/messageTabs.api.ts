import { messagesChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Synchronises the read messages and announcements between the member's tabs. */
export const { note: noteMessagesChange, follow: followMessages } = createTabChanges(messagesChangeItem, [
  'Announcements',
  'Inbox',
  'Unread',
]);
