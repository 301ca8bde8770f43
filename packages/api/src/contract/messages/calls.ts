export * as getChatLink from './getChatLink.ts';
export * as getChatUnread from './getChatUnread.ts';
export * as getInbox from './getInbox.ts';
export * as getInboxUnread from './getInboxUnread.ts';
export * as readInbox from './readInbox.ts';
export * as removeInbox from './removeInbox.ts';
