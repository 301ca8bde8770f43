import type { announcementsArea } from '../../contract/areas/announcements.ts';
import type { SamplesOf } from './samplesOf.ts';

const announcement = { id: 'a1', announcementId: 'PL-1', title: 'Hello', content: '<p>Hello</p>', read: false };

export const announcementsSamples: SamplesOf<typeof announcementsArea> = {
  getAnnouncements: {
    banners: {
      content: [{ id: 'b1', groupName: 'm_home', title: 'Welcome', url: '/banner.webp', link: '/m/activity' }],
    },
    player: { content: [announcement] },
    popup: { content: [] },
    promotion: { content: [] },
    agent: { content: [] },
  },
  getNotices: {
    content: [{ ...announcement, publishedAt: '2026-03-01T09:30:00.000Z' }],
    pageNum: 1,
    totalPages: 1,
    unReadCount: 1,
  },
  markAsRead: { unReadCount: 0 },
  getLobbyNews: {
    list: [
      {
        id: 'draw-1',
        kind: 'DRAW',
        text: 'South Sea 1 min drew 4 4 9 5 2.',
        at: '2026-03-01T09:30:00.000Z',
        gameCode: 'SEA_1',
      },
    ],
  },
};
