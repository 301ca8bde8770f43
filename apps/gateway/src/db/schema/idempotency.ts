import { bigint, customType, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a call answered under a key. Written in the transaction of its effect: neither is there without the other. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    merchantCode: text().notNull(),
    /** 0 for calls of guests, such as registration. */
    memberId: bigint({ mode: 'number' }).notNull(),
    call: text().notNull(),
    /** Hash of the caller's key. */
    key: text().notNull(),
    /** Of the payload, under the key: the same key with another payload is a mistake of the caller. */
    requestHash: bytes().notNull(),
    /** `value` of the reply; null while the transaction runs. */
    reply: jsonb(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.memberId, table.call, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
