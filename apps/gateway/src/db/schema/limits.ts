import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Allowances that are being used up, one row each, shared by all gateways. See `limits/allowances.ts`. */
export const allowances = pgTable(
  'allowances',
  {
    /** Merchant, what is limited, and for whom: a network, a name or a number. */
    key: text().primaryKey(),
    /** When everything that was taken is given back. Without a row, or with one in the past, nothing is taken. */
    fullAt: moment().notNull(),
  },
  (table) => [index('allowances_by_end').on(table.fullAt)],
);

/** Browsers on which a member logged in. Only a hash of the browser's token is stored. */
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
