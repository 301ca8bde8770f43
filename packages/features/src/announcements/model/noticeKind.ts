import type { Notice } from '@livery/api/announcements/getNotices';

/** The audience of an announcement, as a key of its text. The id begins with the type. */
export const noticeKind = ({ announcementId }: Pick<Notice, 'announcementId'>): 'forAgents' | 'forPlayers' =>
  announcementId.startsWith('A-') ? 'forAgents' : 'forPlayers';
