import type { depositArea } from '../../contract/areas/deposit.ts';
import type { SamplesOf } from './samplesOf.ts';

const deposit = {
  depositId: '12',
  method: 'manual',
  state: 'PENDING',
  amount: '500.00',
  fee: '0.00',
  createdAt: '2026-03-01T09:30:00.000Z',
  expiresAt: '2026-03-01T10:00:00.000Z',
} as const;

export const depositSamples: SamplesOf<typeof depositArea> = {
  getDepositOptions: {
    methods: [
      {
        method: 'manual',
        name: 'Bank transfer',
        minAmount: '100.00',
        maxAmount: '50000.00',
        quickAmounts: ['500.00'],
        feePercent: '0',
        fields: ['bankCode', 'depositorName', 'reference'],
      },
    ],
  },
  getDepositBanks: [
    {
      bankCode: 'ACME',
      bankName: 'Acme Bank',
      accountName: 'Testhouse',
      accountNumber: '0012003400560',
      branch: 'Main street',
    },
  ],
  getDepositPromos: [
    {
      promoId: '3',
      title: 'First deposit',
      bonusPercent: '50',
      maxBonus: '1000.00',
      minDeposit: '200.00',
      turnoverTimes: 5,
    },
  ],
  depositManual: deposit,
  depositAlipay: { ...deposit, method: 'alipay', qrText: 'alipay://sandbox/pay/ticket-1' },
  depositQq: { ...deposit, method: 'qq', qrText: 'qq://sandbox/pay/ticket-1' },
  depositGateway: { ...deposit, method: 'gateway', url: '/sandbox/pay/ticket-1' },
  depositWechat: { ...deposit, method: 'wechat', qrText: 'wechat://sandbox/pay/ticket-1' },
  acceptDepositPromo: { ...deposit, promoId: '3' },
  getDeposits: {
    content: [{ ...deposit, state: 'APPROVED', decidedAt: '2026-03-01T09:35:00.000Z' }],
    pageNum: 1,
    totalPages: 1,
  },
};
