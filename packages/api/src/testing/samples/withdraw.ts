import type { withdrawArea } from '../../contract/areas/withdraw.ts';
import type { SamplesOf } from './samplesOf.ts';

const card = {
  cardId: '4',
  bankCode: 'ACME',
  bankName: 'Acme Bank',
  holderName: 'Amina Rahman',
  maskedNumber: '*********0560',
  addedAt: '2026-03-01T09:30:00.000Z',
};
const withdrawal = {
  withdrawalId: '9',
  state: 'PENDING',
  amount: '500.00',
  fee: '0.00',
  bankName: 'Acme Bank',
  maskedNumber: '*********0560',
  createdAt: '2026-03-01T09:30:00.000Z',
} as const;

export const withdrawSamples: SamplesOf<typeof withdrawArea> = {
  getWithdrawOptions: {
    minAmount: '200.00',
    maxAmount: '50000.00',
    feePercent: '1',
    freePerDay: 3,
    maxPerDay: 5,
    usedToday: 0,
    balance: '1234.50',
    turnoverRemaining: '0.00',
    hasPaymentPassword: true,
    hasBankCard: true,
  },
  withdraw: withdrawal,
  getWithdrawals: { content: [withdrawal], pageNum: 1, totalPages: 1 },
  getBankCards: {
    cards: [card],
    maxCards: 5,
    banks: [{ bankCode: 'ACME', bankName: 'Acme Bank', minLength: 13, maxLength: 13, isChecked: false }],
  },
  addBankCard: card,
  removeBankCard: { success: true },
};
