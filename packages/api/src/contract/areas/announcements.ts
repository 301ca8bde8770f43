import { defineArea } from '../area.ts';
import { getAnnouncements } from '../announcements.ts';
import { getLobbyNews } from '../lobby.ts';
import { getNotices, markAsRead } from '../notices.ts';

export const announcementsArea = defineArea({
  title: 'Announcements',
  calls: { getAnnouncements, getLobbyNews, getNotices, markAsRead },
  summaries: {
    getAnnouncements:
      'Lists banners, announcements and pop-ups of the types asked for; a group that was not asked for is empty.',
    getLobbyNews: 'Lists what happened lately: draws with their numbers, large wins, news of the merchant.',
    getNotices:
      'Lists announcements by page, newest first, with how many are unread: those for players, and for an agent those for agents.',
    markAsRead: 'Marks an announcement as read for whoever is signed in. Marking it again changes nothing.',
  },
});
