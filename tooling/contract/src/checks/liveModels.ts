import type { ChecksOf } from './check.ts';

export const liveModelsChecks: ChecksOf<'liveModels'> = {
  async getLiveModels(kit) {
    if (!kit.merchant.switches.LIVEMODELS) return kit.refused('where LIVEMODELS is off', 'NOT_ALLOWED', { query: {} });
    await kit.good({ query: {} });
    const { list } = await kit.good({ query: { streaming: '1' } }, 'of those streaming');
    kit.holds('those that do not stream', list.filter(({ streaming }) => !streaming).length, 0);
  },
};
