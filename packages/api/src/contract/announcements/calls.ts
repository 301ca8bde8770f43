export * as getAnnouncements from './getAnnouncements.ts';
export * as getLobbyNews from './getLobbyNews.ts';
export * as getNotices from './getNotices.ts';
export * as markAsRead from './markAsRead.ts';
