import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SandboxSwitch } from '../../sandbox/switches/sandboxSwitch.ts';

/** Switches of the sandbox. All gateways on the database read them, and they survive a restart. */
export const sandboxSwitches = pgTable(
  'sandbox_switches',
  {
    kind: text().$type<SandboxSwitch['kind']>().notNull(),
    /** Code of the affected merchant. Empty for all merchants. */
    merchantCode: text().notNull(),
    /** Name of the affected call. Empty for all calls. */
    call: text().notNull(),
    setting: jsonb().$type<SandboxSwitch>().notNull(),
    /** Matching requests so far, counted over all gateways. */
    met: integer().notNull().default(0),
    setAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.merchantCode, table.call] })],
);
