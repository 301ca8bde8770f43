import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SandboxSwitch } from '../../sandbox/switches/sandboxSwitch.ts';

/** Faults that are staged. Rows, so that every gateway on the database stages them and a restart keeps them. */
export const sandboxSwitches = pgTable(
  'sandbox_switches',
  {
    kind: text().$type<SandboxSwitch['kind']>().notNull(),
    /** Empty for every merchant. */
    merchantCode: text().notNull(),
    /** Empty for every call. */
    call: text().notNull(),
    setting: jsonb().$type<SandboxSwitch>().notNull(),
    /** Requests that a switch counting them has met: the same count for every gateway. */
    met: integer().notNull().default(0),
    setAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.merchantCode, table.call] })],
);
