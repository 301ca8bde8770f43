import type { ChecksOf } from './check.ts';

export const memberChecks: ChecksOf<'member'> = {
  async getMemberInfo(kit) {
    const { token, username } = await kit.accounts.own();
    kit.assertEqual('who it is', (await kit.assertGood({ token })).account, username);
    await kit.assertGood({ token: await kit.accounts.trial() }, 'for a trial account');
  },

  async getPersonalInfo(kit) {
    const { token, username } = await kit.accounts.own();
    kit.assertEqual('whose it is', (await kit.assertGood({ token })).account, username);
  },

  async savePersonalInfo(kit) {
    const { token } = await kit.accounts.own();
    const saved = await kit.assertGood({ token, body: { facebook: 'pack.tester', gender: 'X' } });
    kit.assertEqual(
      'what was saved',
      { facebook: saved.facebook, gender: saved.gender },
      { facebook: 'pack.tester', gender: 'X' },
    );
    kit.assertEqual('what is read afterwards', await kit.call('getPersonalInfo', { token }), saved);
    await kit.assertRefused('with a day that is none', 'REQUEST_INVALID', { token, body: { birthday: '2000-13-45' } });
  },

  async setNickname(kit) {
    const { token } = await kit.accounts.own();
    kit.assertEqual('the nickname', await kit.assertGood({ token, body: { nickname: '  Pack Tester ' } }), {
      nickname: 'Pack Tester',
    });
    kit.assertEqual('what is read afterwards', (await kit.call('getMemberInfo', { token })).nickname, 'Pack Tester');
  },

  async getHeadIcons(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async setHeadIcon(kit) {
    const { token } = await kit.accounts.own();
    const [icon] = (await kit.call('getHeadIcons', { token })).icons;
    if (icon === undefined) return kit.notChecked('the gateway offers no pictures');
    kit.assertEqual('the chosen one', await kit.assertGood({ token, body: { headIcon: icon.id } }), icon);
    kit.assertEqual('what is read afterwards', (await kit.call('getHeadIcons', { token })).current, icon.id);
    await kit.assertRefused('with one that is not offered', 'NOT_FOUND', { token, body: { headIcon: 'zzzzzzzz' } });
  },
};
