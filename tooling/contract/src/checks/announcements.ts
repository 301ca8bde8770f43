import type { ChecksOf } from './check.ts';

export const announcementsChecks: ChecksOf<'announcements'> = {
  async getAnnouncements(kit) {
    const query = { types: 'B,PL,PU', platform: 'M', merchantCode: kit.merchant.code, language: 'EN' } as const;
    const all = await kit.assertGood({ query });
    kit.assertEqual(
      'announcements that a guest has read',
      [...all.player.content, ...all.popup.content].filter(({ read }) => read).length,
      0,
    );
    const banners = await kit.assertGood(
      { query: { ...query, types: 'B', groupName: 'm_home' } },
      'of one group of banners',
    );
    kit.assertEqual(
      'banners of other groups',
      banners.banners.content.filter(({ groupName }) => groupName !== 'm_home').length,
      0,
    );
    kit.assertEqual(
      'banners and popups that were not requested',
      [banners.player.content, banners.popup.content],
      [[], []],
    );
    const mobile = await kit.assertGood({ query: { ...query, gateway: '3' } }, 'of the gateway MOBILE');
    kit.assertEqual(
      'without a gateway, the reply is that of MOBILE',
      all.player.content.map(({ announcementId }) => announcementId),
      mobile.player.content.map(({ announcementId }) => announcementId),
    );
    await kit.assertRefused('of an unknown gateway', 'REQUEST_INVALID', { query: { ...query, gateway: '2' } });
    await kit.assertRefused('of an unknown type', 'REQUEST_INVALID', { query: { ...query, types: 'X' } });
  },

  async getNotices(kit) {
    kit.assertEqual('unread announcements of a guest', (await kit.assertGood({ query: {} })).unReadCount, 0);
    await kit.assertGood({ query: {}, token: await kit.accounts.member() }, 'for a member');
  },

  async markAsRead(kit) {
    const { token } = await kit.accounts.newMember();
    const { content, unReadCount } = await kit.call('getNotices', { token, query: {} });
    const unread = content.find(({ read }) => !read);
    if (unread === undefined) return kit.notChecked('there is no announcement to read');
    const body = { announcementId: unread.announcementId, read: true } as const;
    kit.assertEqual(
      'number of unread ones afterwards',
      (await kit.assertGood({ token, body })).unReadCount,
      unReadCount - 1,
    );
    kit.assertEqual(
      'number of unread ones after marking it again',
      (await kit.assertGood({ token, body }, 'a second time')).unReadCount,
      unReadCount - 1,
    );
    kit.assertEqual(
      'it is read',
      (await kit.call('getNotices', { token, query: {} })).content.find(({ id }) => id === unread.id)?.read,
      true,
    );
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', {
      token,
      body: { announcementId: 'PL-99999999', read: true },
    });
  },

  async getLobbyNews(kit) {
    const times = (await kit.assertGood({ query: {} })).list.map(({ at }) => Date.parse(at));
    kit.assertEqual(
      'the newest first',
      times,
      times.toSorted((a, b) => b - a),
    );
  },
};
