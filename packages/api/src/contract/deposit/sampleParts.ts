export const deposit = {
  depositId: '12',
  method: 'manual',
  state: 'PENDING',
  amount: '500.00',
  fee: '0.00',
  createdAt: '2026-03-01T09:30:00.000Z',
  expiresAt: '2026-03-01T10:00:00.000Z',
} as const;
