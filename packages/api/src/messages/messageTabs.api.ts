import { messagesChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** What of announcements and inbox is read, in the person's tabs. */
export const { note: noteMessagesChange, follow: followMessages } = createTabChanges(messagesChangeItem, [
  'Announcements',
  'Inbox',
  'Unread',
]);
