import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/**
 * Double entry. An account has no balance of its own: it is the sum of its entries, and each entry of a member's account
 * says what that sum was after it. House accounts (`memberId` null) stand on the other side of what members receive, and
 * may go below zero; members' accounts may not.
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
    unique('accounts_one_per_wallet')
      .on(table.merchantCode, table.memberId, table.code, table.currency)
      .nullsNotDistinct(),
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
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => transactions.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    /** Minor units; positive into the account, negative out of it. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Place within its transaction. */
    line: integer().notNull(),
    // From here on the database fills in and checks: see the ledger's rules in the migrations.
    /** Place within its account: 1, 2, 3. Null for house accounts: their entries need not wait for one another. */
    nth: bigint({ mode: 'number' }),
    /** Sum of the account's entries up to this one, minor units. Null for house accounts. */
    balanceAfter: bigint({ mode: 'bigint' }),
    // Copies of what the account and the transaction say, so that one index reads a member's history.
    memberId: bigint({ mode: 'number' }),
    kind: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('entries_by_transaction').on(table.transactionId, table.line),
    uniqueIndex('entries_by_account').on(table.accountId, table.nth),
    index('entries_by_member')
      .on(table.memberId, table.createdAt, table.id)
      .where(sql`member_id is not null`),
  ],
);
