import type { GatewayNumber } from '@livery/api/contract';
import { foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { localText } from './localText.ts';

/** The gateway that shows the row, WEB (1) or MOBILE (3); null for both. */
const gatewayNumber = () => text().$type<GatewayNumber>();

export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    /** PL: for players, PU: popup, PR: promotion, A: for agents. */
    kind: text().$type<'PL' | 'PU' | 'PR' | 'A'>().notNull(),
    title: localText(),
    /** HTML. */
    content: localText(),
    gateway: gatewayNumber(),
    rank: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('announcements_by_merchant').on(table.merchantCode, table.kind, table.rank)],
);

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    groupName: text().notNull(),
    theme: text().$type<'welcome' | 'lottery' | 'slots' | 'live' | 'sports' | 'cashback'>().notNull(),
    title: localText(),
    line: localText(),
    link: text(),
    gateway: gatewayNumber(),
    rank: integer().notNull(),
  },
  (table) => [index('banners_by_merchant').on(table.merchantCode, table.groupName, table.rank)],
);

/** Help entries, and their children one level below. */
export const helpEntries = pgTable(
  'help_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    parentId: integer(),
    title: localText(),
    /** HTML. */
    content: localText(),
    rank: integer().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('help_entries_by_merchant').on(table.merchantCode, table.rank),
  ],
);

/** Seeded parts of the sandbox data. A row is written in the transaction that seeds its part. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  version: integer().notNull(),
  seededAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
