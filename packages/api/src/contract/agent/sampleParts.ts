export const range = { from: '2026-03-01', to: '2026-03-31' };

export const sampleFigures = {
  deposits: '5000.00',
  withdrawals: '1200.00',
  turnover: '40000.00',
  payout: '38000.00',
  bonus: '300.00',
  rebates: '160.00',
  netWin: '1540.00',
};

export const sampleStatements = {
  content: [
    {
      id: '1',
      month: '2026-02',
      state: 'PAID' as const,
      amount: '160.00',
      paidAt: '2026-03-05T06:00:00.000Z',
      items: [{ label: 'Level 1', base: '40000.00', rate: '0.40', amount: '160.00' }],
    },
  ],
  pageNum: 1,
  totalPages: 1,
};

const offer = { id: '1', offeredBy: 'Test Merchant', offeredAt: '2026-03-01T09:30:00.000Z' };

export const salary = { ...offer, steps: [{ turnover: '100000.00', pay: '200.00' }] };

export const dividend = { ...offer, period: 'MONTH' as const, steps: [{ netWin: '10000.00', rate: '10.00' }] };
