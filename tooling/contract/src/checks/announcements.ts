import type { ChecksOf } from './check.ts';

export const announcementsChecks: ChecksOf<'announcements'> = {
  async getAnnouncements(kit) {
    const query = { types: 'B,PL,PU', platform: 'M', merchantCode: kit.merchant.code, language: 'EN' } as const;
    const all = await kit.good({ query });
    kit.holds(
      'nothing is read by a guest',
      [...all.player.content, ...all.popup.content].filter(({ read }) => read).length,
      0,
    );
    const banners = await kit.good({ query: { ...query, types: 'B', groupName: 'm_home' } }, 'of one group of banners');
    kit.holds(
      'banners of other groups',
      banners.banners.content.filter(({ groupName }) => groupName !== 'm_home').length,
      0,
    );
    kit.holds('what was not asked for', [banners.player.content, banners.popup.content], [[], []]);
    await kit.refused('of a type nobody knows', 'REQUEST_INVALID', { query: { ...query, types: 'X' } });
  },

  async getNotices(kit) {
    kit.holds('unread ones of a guest', (await kit.good({ query: {} })).unReadCount, 0);
    await kit.good({ query: {}, token: await kit.people.member() }, 'for a member');
  },

  async markAsRead(kit) {
    const { token } = await kit.people.newMember();
    const { content, unReadCount } = await kit.ask('getNotices', { token, query: {} });
    const unread = content.find(({ read }) => !read);
    if (unread === undefined) return kit.skip('there is no announcement to read');
    const body = { announcementId: unread.announcementId, read: true } as const;
    kit.holds('how many are unread then', (await kit.good({ token, body })).unReadCount, unReadCount - 1);
    kit.holds(
      'how many, marked again',
      (await kit.good({ token, body }, 'a second time')).unReadCount,
      unReadCount - 1,
    );
    kit.holds(
      'it is read',
      (await kit.ask('getNotices', { token, query: {} })).content.find(({ id }) => id === unread.id)?.read,
      true,
    );
    await kit.refused('one that nobody knows', 'NOT_FOUND', {
      token,
      body: { announcementId: 'PL-99999999', read: true },
    });
  },

  async getLobbyNews(kit) {
    const times = (await kit.good({ query: {} })).list.map(({ at }) => Date.parse(at));
    kit.holds(
      'the newest first',
      times,
      times.toSorted((a, b) => b - a),
    );
  },
};
