import type { ChecksOf } from './check.ts';

export const helpChecks: ChecksOf<'help'> = {
  async getHelp(kit) {
    await kit.good({ query: { device: 'MOBILE', lang: 'EN' } });
    await kit.refused('for another device', 'REQUEST_INVALID', { query: { device: 'DESK' as 'MOBILE', lang: 'EN' } });
  },
};
