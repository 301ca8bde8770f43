import type { DepositMethod, DepositState, WithdrawalState } from '@livery/api/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { localText } from './localText.ts';
import { members } from './members.ts';
import { promotions } from './promotions.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const rowNumber = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
/** Minor units of the merchant's currency, as in the ledger. */
const minorUnits = () => bigint({ mode: 'bigint' });

/** Ways to pay in at a merchant, in order. */
export const depositMethods = pgTable(
  'deposit_methods',
  {
    merchantCode: text().notNull(),
    method: text().$type<DepositMethod>().notNull(),
    name: localText(),
    isOpen: boolean().notNull().default(true),
    minAmount: minorUnits().notNull(),
    maxAmount: minorUnits().notNull(),
    quickAmounts: bigint({ mode: 'bigint' }).array().notNull(),
    /** Hundredths of a percent. */
    feeBasisPoints: integer().notNull(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.method] })],
);

/** The house's accounts that manual deposits are paid to. */
export const depositBanks = pgTable(
  'deposit_banks',
  {
    merchantCode: text().notNull(),
    bankCode: text().notNull(),
    accountName: text().notNull(),
    accountNumber: text().notNull(),
    branch: text().notNull(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.bankCode] })],
);

/** Money on its way in. It is a member's only when the cashier has approved it. */
export const deposits = pgTable(
  'deposits',
  {
    id: rowNumber(),
    merchantCode: text().notNull(),
    memberId: memberId(),
    method: text().$type<DepositMethod>().notNull(),
    /** PENDING past `expiresAt` is expired, whether or not the job that writes it down has come by. */
    state: text().$type<DepositState>().notNull().default('PENDING'),
    amount: minorUnits().notNull(),
    fee: minorUnits().notNull(),
    /** What the player said of a manual one; the language of the payment page of others. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    promotionId: bigint({ mode: 'number' }).references(() => promotions.id),
    /** Of the payment page. Pays or declines once: a deposit is decided once. */
    ticketHash: bytes(),
    backUrl: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index('deposits_by_member').on(table.memberId, table.createdAt, table.id),
    index('deposits_that_wait')
      .on(table.expiresAt)
      .where(sql`state = 'PENDING'`),
    uniqueIndex('deposits_by_ticket').on(table.ticketHash),
    // A promotion goes with one deposit of a member.
    uniqueIndex('deposits_one_per_promotion')
      .on(table.memberId, table.promotionId)
      .where(sql`state in ('PENDING', 'APPROVED')`),
  ],
);

/**
 * Cards that money is paid out to. This house pays nobody out for real and keeps no number: only its end, which is shown,
 * and a hash that tells whether a card is there already.
 */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: rowNumber(),
    merchantCode: text().notNull(),
    memberId: memberId(),
    bankCode: text().notNull(),
    holderName: text().notNull(),
    lastDigits: text().notNull(),
    length: integer().notNull(),
    numberHash: bytes().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Withdrawals go on naming a card that was removed. */
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex('bank_cards_once')
      .on(table.merchantCode, table.numberHash)
      .where(sql`removed_at is null`),
    index('bank_cards_by_member').on(table.memberId),
  ],
);

/** Money on its way out. It leaves the wallet at once and is held until the cashier decides. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: rowNumber(),
    merchantCode: text().notNull(),
    memberId: memberId(),
    bankCardId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bankCards.id),
    state: text().$type<WithdrawalState>().notNull().default('PENDING'),
    amount: minorUnits().notNull(),
    fee: minorUnits().notNull(),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  },
  (table) => [
    index('withdrawals_by_member').on(table.memberId, table.createdAt, table.id),
    index('withdrawals_that_wait')
      .on(table.createdAt)
      .where(sql`state = 'PENDING'`),
  ],
);
