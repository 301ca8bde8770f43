import { bigint, customType, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Replies of calls by idempotency key, written in the transaction of the call's effect, so that both exist or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    merchantCode: text().notNull(),
    /** Id of the member. 0 for a guest, for example during registration. */
    memberId: bigint({ mode: 'number' }).notNull(),
    call: text().notNull(),
    /** Hash of the caller's key. */
    key: text().notNull(),
    /** HMAC of the payload under the key. It detects the same key with another payload. */
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
