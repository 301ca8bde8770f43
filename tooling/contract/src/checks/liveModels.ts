import type { ChecksOf } from './check.ts';

export const liveModelsChecks: ChecksOf<'liveModels'> = {
  async getLiveModels(kit) {
    if (!kit.merchant.switches.LIVEMODELS)
      return kit.assertRefused('while LIVEMODELS is off', 'NOT_ALLOWED', { query: {} });
    await kit.assertGood({ query: {} });
    const { list } = await kit.assertGood({ query: { streaming: '1' } }, 'of those streaming');
    kit.assertEqual('those that do not stream', list.filter(({ streaming }) => !streaming).length, 0);
  },
};
