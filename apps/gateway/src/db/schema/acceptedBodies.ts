import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Accepted encrypted bodies, by their nonce. A nonce is accepted only once. */
export const acceptedBodies = pgTable(
  'accepted_bodies',
  {
    merchantCode: text().notNull(),
    nonce: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.nonce] }),
    index('accepted_bodies_by_end').on(table.expiresAt),
  ],
);
