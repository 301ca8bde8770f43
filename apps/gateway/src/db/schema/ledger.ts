import {
  bigint, index, integer, pgTable, smallint, text, timestamp, unique, uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/**
 * Double entry. An account has no balance of its own: it is the sum of its entries. House accounts (`memberId` null) stand
 * on the other side of what members receive, and may go below zero; members' accounts may not.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: bigint({ mode: 'number' }).references(() => members.id),
    /** `MAIN` or a vendor's code for a member's wallet; the purpose, such as `WELCOME`, for a house account. */
    code: text().notNull(),
    currency: text().notNull(),
    /** Decimals of one minor unit: 2 where 1.00 is 100. Fixed when the account is opened. */
    exponent: smallint().notNull(),
  },
  (table) => [
    unique('accounts_one_per_wallet').on(table.merchantCode, table.memberId, table.code, table.currency).nullsNotDistinct(),
    index('accounts_by_member').on(table.memberId),
  ],
);

export const transactions = pgTable(
  'transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    kind: text().notNull(),
    /** Names what caused it; the same cause posts once. */
    reference: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('transactions_once').on(table.merchantCode, table.kind, table.reference)],
);

export const entries = pgTable(
  'entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint({ mode: 'number' }).notNull().references(() => transactions.id),
    accountId: bigint({ mode: 'number' }).notNull().references(() => accounts.id),
    /** Minor units; positive into the account, negative out of it. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Place within its transaction. */
    line: integer().notNull(),
  },
  (table) => [
    uniqueIndex('entries_by_transaction').on(table.transactionId, table.line),
    index('entries_by_account').on(table.accountId),
  ],
);
