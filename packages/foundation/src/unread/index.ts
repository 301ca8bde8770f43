export { UnreadBadge } from './UnreadBadge.tsx';
export { useUnread } from './useUnread.ts';
export type { Unread } from './useUnread.ts';
export { useUnreadAnnouncements } from './useUnreadAnnouncements.ts';
