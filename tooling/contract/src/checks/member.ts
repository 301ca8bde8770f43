import type { ChecksOf } from './check.ts';

export const memberChecks: ChecksOf<'member'> = {
  async getMemberInfo(kit) {
    const { token, username } = await kit.people.own();
    kit.holds('who it is', (await kit.good({ token })).account, username);
    await kit.good({ token: await kit.people.trial() }, 'for a trial account');
  },

  async getPersonalInfo(kit) {
    const { token, username } = await kit.people.own();
    kit.holds('whose it is', (await kit.good({ token })).account, username);
  },

  async savePersonalInfo(kit) {
    const { token } = await kit.people.own();
    const saved = await kit.good({ token, body: { facebook: 'pack.tester', gender: 'X' } });
    kit.holds(
      'what was saved',
      { facebook: saved.facebook, gender: saved.gender },
      { facebook: 'pack.tester', gender: 'X' },
    );
    kit.holds('what is told afterwards', await kit.ask('getPersonalInfo', { token }), saved);
    await kit.refused('with a day that is none', 'REQUEST_INVALID', { token, body: { birthday: '2000-13-45' } });
  },

  async setNickname(kit) {
    const { token } = await kit.people.own();
    kit.holds('the nickname', await kit.good({ token, body: { nickname: '  Pack Tester ' } }), {
      nickname: 'Pack Tester',
    });
    kit.holds('what is told afterwards', (await kit.ask('getMemberInfo', { token })).nickname, 'Pack Tester');
  },

  async getHeadIcons(kit) {
    await kit.good({ token: (await kit.people.own()).token });
  },

  async setHeadIcon(kit) {
    const { token } = await kit.people.own();
    const [icon] = (await kit.ask('getHeadIcons', { token })).icons;
    if (icon === undefined) return kit.skip('the gateway offers no pictures');
    kit.holds('the chosen one', await kit.good({ token, body: { headIcon: icon.id } }), icon);
    kit.holds('what is told afterwards', (await kit.ask('getHeadIcons', { token })).current, icon.id);
    await kit.refused('with one that is not offered', 'NOT_FOUND', { token, body: { headIcon: 'zzzzzzzz' } });
  },
};
