import type { DepositState, PromotionState, WithdrawalState } from '@livery/api/contract';

/** What a demo member has lived through with money. Amounts in whole units of the merchant's currency. */
export interface DemoHistory {
  /** Days it goes back, and rounds played on one of the last sixty. */
  days: number;
  roundsPerDay: number;
  stakes: readonly number[];
  /** Every so many days a deposit, a transfer to a vendor and back, a withdrawal. 0 for never. */
  depositEvery: number;
  withdrawEvery: number;
  transferEvery: number;
  /** Besides those that were paid. */
  deposits: readonly DepositState[];
  withdrawals: readonly WithdrawalState[];
  /** Deposits up to here took this promotion along. */
  depositPromo?: string;
  promotions: Readonly<
    Record<
      string,
      {
        state: Extract<
          PromotionState,
          'CLAIM' | 'APPLYING' | 'REJECTED' | 'ISSUED' | 'CLAIMED' | 'PROCESSING' | 'JOINED'
        >;
        daysAgo: number;
      }
    >
  >;
  holderName: string;
  cards: readonly { bankCode: string; cardNumber: string }[];
  /** Friends who came by this member's code; the first of them has paid in. */
  friends: readonly string[];
}

/** Demo members by name. `demo2` stands in every state that a promotion, a deposit or a withdrawal can have. */
export const demoHistories: Readonly<Record<string, DemoHistory>> = {
  demo1: {
    days: 12,
    roundsPerDay: 4,
    stakes: [10, 20, 50, 100],
    depositEvery: 5,
    withdrawEvery: 0,
    transferEvery: 6,
    deposits: ['EXPIRED'],
    withdrawals: [],
    holderName: 'Amina Rahman',
    cards: [{ bankCode: 'MGTB', cardNumber: '4401220078615' }],
    friends: ['demo4', 'demo5'],
    promotions: { birthday: { state: 'CLAIM', daysAgo: 2 }, 'slots-week': { state: 'JOINED', daysAgo: 6 } },
  },
  demo2: {
    days: 365,
    roundsPerDay: 1,
    stakes: [50, 100, 200, 500, 1_000],
    depositEvery: 24,
    withdrawEvery: 31,
    transferEvery: 20,
    deposits: ['REJECTED', 'EXPIRED', 'PENDING'],
    withdrawals: ['REJECTED', 'CANCELLED', 'PENDING'],
    depositPromo: 'first-deposit',
    holderName: 'Nila Karim',
    cards: [
      { bankCode: 'SRCB', cardNumber: '20581107734' },
      { bankCode: 'HCRD', cardNumber: '5400120034005606' },
    ],
    friends: [],
    promotions: {
      'daily-gift': { state: 'CLAIMED', daysAgo: 9 },
      'slots-week': { state: 'JOINED', daysAgo: 3 },
      'live-evening': { state: 'JOINED', daysAgo: 12 },
      'vip-table': { state: 'APPLYING', daysAgo: 1 },
      'lottery-circle': { state: 'REJECTED', daysAgo: 6 },
      'cricket-cup': { state: 'ISSUED', daysAgo: 8 },
      'high-roller': { state: 'PROCESSING', daysAgo: 1 },
      birthday: { state: 'CLAIM', daysAgo: 4 },
    },
  },
};
