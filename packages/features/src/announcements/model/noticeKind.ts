import type { Notice } from '@livery/api/announcements/getNotices';

/** Whom an announcement is for, as a key of its words. Its id begins with its type. */
export const noticeKind = ({ announcementId }: Pick<Notice, 'announcementId'>): 'forAgents' | 'forPlayers' =>
  announcementId.startsWith('A-') ? 'forAgents' : 'forPlayers';
