import { getChatLink } from '../chat/getChatLink.ts';
import { getChatUnread } from '../chat/getChatUnread.ts';
import type { HandlersOf } from '../http/callContext.ts';
import { readInbox, removeInbox } from './changeInbox.ts';
import { getInbox } from './getInbox.ts';
import { getInboxUnread } from './getInboxUnread.ts';

export const messagesHandlers: HandlersOf<'messages'> = {
  getInbox,
  readInbox,
  removeInbox,
  getInboxUnread,
  getChatUnread,
  getChatLink,
};
