import type { ChecksOf } from './check.ts';
import { inParts } from './money.ts';

export const lobbyChecks: ChecksOf<'lobby'> = {
  async getLobbyNews(kit) {
    const times = (await kit.good({ query: {} })).list.map(({ at }) => Date.parse(at));
    kit.holds(
      'the newest first',
      times,
      times.toSorted((a, b) => b - a),
    );
  },

  async getRankList(kit) {
    for (const period of ['today', 'week', 'month'] as const) {
      const ranked = await kit.good({ query: { period } }, period === 'today' ? undefined : `of the ${period}`);
      kit.holds(`the period it tells, of ${period}`, ranked.period, period);
      const amounts = ranked.list.map(({ amount }) => inParts(amount));
      kit.holds(
        `best first, of ${period}`,
        amounts,
        amounts.toSorted((a, b) => Number(b - a)),
      );
    }
    await kit.refused('of a period nobody knows', 'REQUEST_INVALID', { query: { period: 'year' as 'week' } });
  },

  getWinnerBoard: (kit) => kit.good({ query: {} }),

  async getLiveModels(kit) {
    if (!kit.merchant.switches.LIVEMODELS) return kit.refused('where LIVEMODELS is off', 'NOT_ALLOWED', { query: {} });
    await kit.good({ query: {} });
    const { list } = await kit.good({ query: { streaming: '1' } }, 'of those streaming');
    kit.holds('those that do not stream', list.filter(({ streaming }) => !streaming).length, 0);
  },
};
