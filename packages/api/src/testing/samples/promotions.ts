import type { promotionsArea } from '../../contract/areas/promotions.ts';
import type { SamplesOf } from './samplesOf.ts';

const promotion = {
  promoId: '3',
  type: 'GAMES',
  state: 'JOIN',
  title: 'Slots week',
  line: 'Play and collect',
  content: '<p>Play and collect.</p>',
  imageUrl: '/promotion.svg',
  startsAt: '2026-03-01T00:00:00.000Z',
  bonus: '100.00',
} as const;
const line = {
  lineId: '2026-03-01.RNG',
  day: '2026-03-01',
  gameType: 'RNG',
  turnover: '1000.00',
  ratePercent: '0.5',
  amount: '5.00',
} as const;

export const promotionsSamples: SamplesOf<typeof promotionsArea> = {
  getPromotions: [promotion],
  getUnclaimedPromos: { count: 1, items: [{ ...promotion, state: 'CLAIM' }] },
  joinPromotion: { ...promotion, state: 'JOINED', progress: { staked: '0.00', goal: '1000.00' } },
  claimPromotion: { ...promotion, state: 'CLAIMED' },
  getCashback: { lines: [line], total: '5.00', claimed: [{ at: '2026-02-28T09:30:00.000Z', amount: '4.20' }] },
  claimCashback: { amount: '5.00', lines: [line] },
  getReferral: {
    code: '5F3759DF',
    link: '/m/register?affiliateCode=5F3759DF',
    reward: '200.00',
    earned: '200.00',
    friends: 1,
    invited: {
      content: [{ name: 'r***m', joinedAt: '2026-03-01T09:30:00.000Z', reward: '200.00' }],
      pageNum: 1,
      totalPages: 1,
    },
  },
};
