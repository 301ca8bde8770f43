import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Used allowances, one row each, shared by all gateways. See `limits/allowances.ts`. */
export const allowances = pgTable(
  'allowances',
  {
    /** Merchant, limited action, and subject: a network, a name or a number. */
    key: text().primaryKey(),
    /** Time at which the full allowance is restored. Without a row, or with a time in the past, nothing is used. */
    fullAt: moment().notNull(),
  },
  (table) => [index('allowances_by_end').on(table.fullAt)],
);

/** Browsers in which a member logged in. Only a hash of the browser's token is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    tokenHash: bytes().notNull(),
    lastLoginAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.memberId] }),
    index('known_devices_by_member').on(table.memberId),
    index('known_devices_by_age').on(table.lastLoginAt),
  ],
);
