import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/**
 * Accounts of the double-entry ledger. An account's balance is the sum of its entries. Each entry of a member's account
 * also stores the balance after it. The merchant's own accounts (`memberId` null) are the counterpart of members'
 * payments. Only the merchant's accounts may have a balance below zero.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: bigint({ mode: 'number' }).references(() => members.id),
    /**
     * Purpose of the account. For a member's wallet it is `MAIN` or a vendor's code. For an account of the merchant it
     * is for example `WELCOME`.
     */
    code: text().notNull(),
    currency: text().notNull(),
    /** Decimals of the currency: 2 if 1.00 is 100 minor units. Fixed when the account is created. */
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
    /** Identifies the cause of the transaction. A cause is posted only once. */
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
    /** Position within its transaction. */
    line: integer().notNull(),
    // The database fills and checks the following columns: see the ledger's rules in the migrations.
    /**
     * Position within its account: 1, 2, 3. Null for the merchant's accounts, so that their entries need not wait for
     * each other.
     */
    nth: bigint({ mode: 'number' }),
    /** Balance after this entry, in minor units. Null for the merchant's accounts. */
    balanceAfter: bigint({ mode: 'bigint' }),
    // These values are copied from the account and the transaction, so that one index serves a member's history.
    memberId: bigint({ mode: 'number' }),
    kind: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('entries_by_transaction').on(table.transactionId, table.line),
    uniqueIndex('entries_by_account').on(table.accountId, table.nth),
    // Contains all columns for the filters and sums of a history, so that a long history is summed from the index
    // alone.
    index('entries_by_member')
      .on(table.memberId, table.createdAt, table.id, table.kind, table.accountId, table.amount)
      .where(sql`member_id is not null`),
  ],
);
