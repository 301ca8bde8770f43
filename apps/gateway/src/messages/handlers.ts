export { getChatLink } from '../chat/getChatLink.ts';
export { getChatUnread } from '../chat/getChatUnread.ts';
export { getInbox } from './getInbox.ts';
export { getInboxUnread } from './getInboxUnread.ts';
export { readInbox, removeInbox } from './changeInbox.ts';
