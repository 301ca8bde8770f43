import { defineArea } from '../area.ts';
import { getAnnouncements } from '../announcements.ts';
import { getNotices, markAsRead } from '../notices.ts';

export const announcementsArea = defineArea({
  title: 'Announcements',
  calls: { getAnnouncements, getNotices, markAsRead },
  summaries: {
    getAnnouncements:
      'Lists banners, announcements and pop-ups of the types asked for; a group that was not asked for is empty.',
    getNotices:
      'Lists announcements by page, newest first, with how many are unread: those for players, and for an agent those for agents.',
    markAsRead: 'Marks an announcement as read for whoever is signed in. Marking it again changes nothing.',
  },
});
