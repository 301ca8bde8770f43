export const promotion = {
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

export const line = {
  lineId: '2026-03-01.RNG',
  day: '2026-03-01',
  gameType: 'RNG',
  turnover: '1000.00',
  ratePercent: '0.5',
  amount: '5.00',
} as const;
