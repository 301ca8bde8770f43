export const depositLimit = {
  kind: 'deposit' as const,
  period: 'week' as const,
  amount: '1000.00',
  used: '400.00',
  left: '600.00',
  resetsAt: '2026-03-01T18:00:00.000Z',
  loosening: { amount: '2000.00', from: '2026-03-02T09:30:00.000Z' },
};

export const sessionLimit = {
  kind: 'session' as const,
  period: 'day' as const,
  minutes: 90,
  used: 30,
  left: 60,
  resetsAt: '2026-03-01T18:00:00.000Z',
};
