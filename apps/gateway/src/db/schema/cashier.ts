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

/** Deposit methods of a merchant, in order. */
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

/** Bank accounts of the merchant that manual deposits are paid to. */
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

/** Deposits. The money is credited when the cashier approves a deposit. */
export const deposits = pgTable(
  'deposits',
  {
    id: rowNumber(),
    merchantCode: text().notNull(),
    memberId: memberId(),
    method: text().$type<DepositMethod>().notNull(),
    /** PENDING after `expiresAt` means expired, even if the job has not updated the row yet. */
    state: text().$type<DepositState>().notNull().default('PENDING'),
    amount: minorUnits().notNull(),
    fee: minorUnits().notNull(),
    /**
     * For a manual deposit: details that the player sent. For other methods: the language of the payment page and the
     * seed of its ticket.
     */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    promotionId: bigint({ mode: 'number' }).references(() => promotions.id),
    /** Hash of the payment page's ticket. A deposit is decided only once, so the ticket works only once. */
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
    // A member can take a promotion with one deposit only.
    uniqueIndex('deposits_one_per_promotion')
      .on(table.memberId, table.promotionId)
      .where(sql`state in ('PENDING', 'APPROVED')`),
  ],
);

/** The receipt picture of a transfer that a member sent last for a deposit. */
export const depositReceipts = pgTable('deposit_receipts', {
  depositId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => deposits.id),
  /** Media type that is detected from the content. The type that the sender declares is ignored. */
  type: text().$type<'image/png' | 'image/jpeg'>().notNull(),
  content: bytes().notNull(),
  receivedAt: moment().notNull().defaultNow(),
});

/**
 * Bank cards for withdrawals. The sandbox pays no real money and stores no number, only its last digits for display,
 * and a hash to detect a card that was added already.
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
    /** A removed card keeps its row, because withdrawals refer to it. */
    removedAt: moment(),
    /**
     * Whether this is the member's default card. The member chooses it. If the default card is removed, another card
     * becomes the default. If no card is the default, the member's first card is used.
     */
    isDefault: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('bank_cards_once')
      .on(table.merchantCode, table.numberHash)
      .where(sql`removed_at is null`),
    index('bank_cards_by_member').on(table.memberId),
    uniqueIndex('bank_cards_one_default')
      .on(table.memberId)
      .where(sql`is_default and removed_at is null`),
  ],
);

/** Withdrawals. The amount is debited from the wallet immediately and reserved until the cashier decides. */
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
