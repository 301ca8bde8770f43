import type { ChecksOf } from './check.ts';
import { inParts } from './money.ts';

export const winnersChecks: ChecksOf<'winners'> = {
  async getRankList(kit) {
    for (const period of ['today', 'week', 'month'] as const) {
      const ranked = await kit.assertGood({ query: { period } }, period === 'today' ? undefined : `of the ${period}`);
      kit.assertEqual(`the period of the reply, of ${period}`, ranked.period, period);
      const amounts = ranked.list.map(({ amount }) => inParts(amount));
      kit.assertEqual(
        `best first, of ${period}`,
        amounts,
        amounts.toSorted((a, b) => Number(b - a)),
      );
    }
    await kit.assertRefused('of an unknown period', 'REQUEST_INVALID', { query: { period: 'year' as 'week' } });
  },
};
