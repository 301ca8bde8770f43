import type { HandlersOf } from '../http/callContext.ts';
import { getAnnouncements } from './getAnnouncements.ts';
import { getNotices } from './getNotices.ts';
import { markAsRead } from './markAsRead.ts';

export const announcementsHandlers: HandlersOf<'announcements'> = { getAnnouncements, getNotices, markAsRead };
