import type { Promotion } from '@livery/api/promotions/getPromotions';

/** A promotion that can be joined, for tests and stories. */
export const samplePromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  promoId: '1',
  type: 'GAMES',
  state: 'JOIN',
  title: 'Cup night',
  line: 'Back your side, all season',
  content: '<p>Play for <b>1,000</b> and receive 500.</p>',
  imageUrl: '/testing/banner.svg',
  startsAt: '2026-02-01T00:00:00.000Z',
  bonus: '500.00',
  ...changes,
});

/** Terms of a promotion that is joined with a deposit. */
export const sampleTerms: NonNullable<Promotion['depositTerms']> = {
  bonusPercent: '50',
  maxBonus: '1000.00',
  minDeposit: '200.00',
  turnoverTimes: 5,
};
