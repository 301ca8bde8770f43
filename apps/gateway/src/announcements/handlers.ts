export { getAnnouncements } from './getAnnouncements.ts';
export { getLobbyNews } from './getLobbyNews.ts';
export { getNotices } from './getNotices.ts';
export { markAsRead } from './markAsRead.ts';
