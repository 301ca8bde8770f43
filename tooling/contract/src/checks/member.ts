import type { ChecksOf } from './check.ts';

export const memberChecks: ChecksOf<'member'> = {
  async getMemberInfo(kit) {
    const { token, username } = await kit.accounts.own();
    kit.assertEqual('the user name', (await kit.assertGood({ token })).account, username);
    await kit.assertGood({ token: await kit.accounts.trial() }, 'for a trial account');
  },

  async getPersonalInfo(kit) {
    const { token, username } = await kit.accounts.own();
    kit.assertEqual('the owner', (await kit.assertGood({ token })).account, username);
  },

  async savePersonalInfo(kit) {
    const { token } = await kit.accounts.own();
    const saved = await kit.assertGood({ token, body: { facebook: 'pack.tester', gender: 'X' } });
    kit.assertEqual(
      'the saved values',
      { facebook: saved.facebook, gender: saved.gender },
      { facebook: 'pack.tester', gender: 'X' },
    );
    kit.assertEqual('the value that is read afterwards', await kit.call('getPersonalInfo', { token }), saved);
    await kit.assertRefused('with an invalid day', 'REQUEST_INVALID', { token, body: { birthday: '2000-13-45' } });
  },

  async setNickname(kit) {
    const { token } = await kit.accounts.own();
    kit.assertEqual('the nickname', await kit.assertGood({ token, body: { nickname: '  Pack Tester ' } }), {
      nickname: 'Pack Tester',
    });
    kit.assertEqual(
      'the value that is read afterwards',
      (await kit.call('getMemberInfo', { token })).nickname,
      'Pack Tester',
    );
  },

  async getHeadIcons(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async setHeadIcon(kit) {
    const { token } = await kit.accounts.own();
    const [icon] = (await kit.call('getHeadIcons', { token })).icons;
    if (icon === undefined) return kit.notChecked('the gateway offers no head icons');
    kit.assertEqual('the chosen icon', await kit.assertGood({ token, body: { headIcon: icon.id } }), icon);
    kit.assertEqual('the value that is read afterwards', (await kit.call('getHeadIcons', { token })).current, icon.id);
    await kit.assertRefused('with an icon that is not offered', 'NOT_FOUND', { token, body: { headIcon: 'zzzzzzzz' } });
  },
};
