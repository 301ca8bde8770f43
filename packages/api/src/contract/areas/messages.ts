import { defineArea } from '../area.ts';
import { getChatLink, getChatUnread, getInbox, getInboxUnread, readInbox, removeInbox } from '../messages.ts';

export const messagesArea = defineArea({
  title: 'Inbox and chat',
  calls: { getInbox, readInbox, removeInbox, getInboxUnread, getChatUnread, getChatLink },
  summaries: {
    getInbox: 'Lists the messages to a member by page, newest first, with how many are unread.',
    readInbox: 'Marks messages as read: all that are named, or none where one is not in the inbox.',
    removeInbox: 'Takes messages out of the inbox of this member. Removing one again changes nothing.',
    getInboxUnread: 'Counts the unread messages of the inbox.',
    getChatUnread: 'Counts answers of the live chat that the member has not seen. Needs the switch CBS3.',
    getChatLink:
      'Answers with the address that opens the live chat. It carries a one-time ticket. Needs the switch CBS3.',
  },
});
