import type { ChecksOf } from './check.ts';

export const helpChecks: ChecksOf<'help'> = {
  async getHelp(kit) {
    await kit.assertGood({ query: { device: 'MOBILE', lang: 'EN' } });
    await kit.assertRefused('for another device', 'REQUEST_INVALID', {
      query: { device: 'DESK' as 'MOBILE', lang: 'EN' },
    });
  },
};
