export const card = {
  cardId: '4',
  bankCode: 'ACME',
  bankName: 'Acme Bank',
  holderName: 'Amina Rahman',
  maskedNumber: '*********0560',
  addedAt: '2026-03-01T09:30:00.000Z',
  isDefault: true,
};

export const withdrawal = {
  withdrawalId: '9',
  state: 'PENDING',
  amount: '500.00',
  fee: '0.00',
  bankName: 'Acme Bank',
  maskedNumber: '*********0560',
  createdAt: '2026-03-01T09:30:00.000Z',
  cancellable: true,
} as const;
