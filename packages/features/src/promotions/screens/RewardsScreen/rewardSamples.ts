import type { UnclaimedPromo } from '@livery/api/promotions/getUnclaimedPromos';

/** A reward that can be claimed. It has no end and no picture. */
export const rewardOf = (promoId: string, title: string, bonus: string): UnclaimedPromo => ({
  promoId,
  type: 'GAMES',
  state: 'CLAIM',
  title,
  line: '',
  content: '',
  imageUrl: '',
  startsAt: '2026-03-01T00:00:00.000Z',
  bonus,
});
