import type { UnclaimedPromo } from '@livery/api/promotions/getUnclaimedPromos';

/** A reward that waits, without an end. */
export const reward: UnclaimedPromo = {
  promoId: '3',
  type: 'GAMES',
  state: 'CLAIM',
  title: 'Slots week',
  line: 'Play and collect',
  content: '<p>Play and collect.</p>',
  imageUrl: '',
  startsAt: '2026-03-01T00:00:00.000Z',
  bonus: '100.00',
};

/** Another one. */
export const otherReward: UnclaimedPromo = { ...reward, promoId: '4', title: 'Friday gift', bonus: '25.00' };
