import type { Notice } from '@livery/api/announcements/getNotices';

/** Returns the audience of an announcement, as a key of its text. The id begins with the type of the announcement. */
export const noticeKind = ({ announcementId }: Pick<Notice, 'announcementId'>): 'forAgents' | 'forPlayers' =>
  announcementId.startsWith('A-') ? 'forAgents' : 'forPlayers';
