import type { DepositState, PromotionState, WithdrawalState } from '@livery/api/contract';

/** The seeded money history of a demo member. Amounts are in whole units of the merchant's currency. */
export interface DemoHistory {
  /** Number of days of the history. `roundsPerDay` is for the last sixty days. */
  days: number;
  roundsPerDay: number;
  stakes: readonly number[];
  /** Interval of deposits, withdrawals, and transfers to a vendor and back, in days; 0 for no such movements. */
  depositEvery: number;
  withdrawEvery: number;
  transferEvery: number;
  /** Further deposits and withdrawals, in addition to the approved ones. */
  deposits: readonly DepositState[];
  withdrawals: readonly WithdrawalState[];
  /** Promotion of the first deposit. */
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
  /** Invited friends; the first of them has made a deposit. */
  friends: readonly string[];
}

/** Histories by user name. `demo2` has every state of promotions, deposits and withdrawals. */
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
