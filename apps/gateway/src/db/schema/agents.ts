import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
/** Minor units of the merchant's currency. */
const amount = () => bigint({ mode: 'bigint' }).notNull();

/**
 * Seeded figures of a member of a downline for one day of the merchant's time zone. Days without figures have no row.
 */
export const downlineDays = pgTable(
  'downline_days',
  {
    memberId: memberId(),
    day: date({ mode: 'string' }).notNull(),
    deposits: amount(),
    withdrawals: amount(),
    turnover: amount(),
    payout: amount(),
    bonus: amount(),
    rebates: amount(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);

/** The payment to an agent for a month, by kind of payment. Its amount is the sum of its items. */
export const agentStatements = pgTable(
  'agent_statements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    kind: text().$type<'REBATE' | 'SALARY' | 'DIVIDEND'>().notNull(),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    state: text().$type<'PENDING' | 'APPROVED' | 'PAID' | 'REJECTED' | 'CARRIED'>().notNull(),
    paidAt: moment(),
  },
  (table) => [uniqueIndex('agent_statements_once').on(table.memberId, table.kind, table.month)],
);

export const agentStatementItems = pgTable(
  'agent_statement_items',
  {
    statementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => agentStatements.id),
    line: smallint().notNull(),
    /** The subject of the item: a level of the downline or a week of the month. `nth` is its number. */
    about: text().$type<'LEVEL' | 'WEEK'>().notNull(),
    nth: smallint().notNull(),
    base: amount(),
    /** Hundredths of a per cent. */
    rate: integer().notNull(),
    amount: amount(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.line] })],
);

/** Steps of a contract. Amounts are minor units, as strings. Rates are hundredths of a per cent. */
export type ContractTerms =
  | { steps: ReadonlyArray<{ turnover: string; pay: string }> }
  | { period: 'HALF_MONTH' | 'MONTH'; steps: ReadonlyArray<{ netWin: string; rate: number }> };

/** Contracts that were offered to members. The newest of a kind is valid. */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    kind: text().$type<'SALARY' | 'DIVIDEND' | 'HOUR'>().notNull(),
    offeredBy: text().notNull(),
    offeredAt: moment().notNull().defaultNow(),
    state: text().$type<'PENDING' | 'ACCEPTED' | 'REJECTED'>().notNull().default('PENDING'),
    answeredAt: moment(),
    terms: jsonb().$type<ContractTerms>().notNull(),
  },
  (table) => [index('agent_contracts_by_member').on(table.memberId, table.kind, table.id)],
);
