import type { PlayBreakKind, PlayLimitKind, PlayLimitPeriod } from '@livery/api/contract';
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
/** Minor units of the merchant's currency, or minutes for kind `session`. */
const quantity = () => bigint({ mode: 'bigint' });

/**
 * Limits that members set for themselves. Until `looserFrom` the value of `held` is valid, afterwards the value of
 * `looser`. No job changes the row: every reader compares `looserFrom` with the clock. Null means no limit. A row
 * without `looserFrom` has no pending change.
 */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: memberId(),
    kind: text().$type<PlayLimitKind>().notNull(),
    period: text().$type<PlayLimitPeriod>().notNull(),
    held: quantity(),
    looser: quantity(),
    looserFrom: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

/** The last break of each member. It cannot be ended early. */
export const playBreaks = pgTable('play_breaks', {
  memberId: memberId().primaryKey(),
  kind: text().$type<PlayBreakKind>().notNull(),
  until: moment().notNull(),
});

/** Time that a member was present on a day of the merchant's time zone, on all devices together. */
export const presentDays = pgTable(
  'present_days',
  {
    memberId: memberId(),
    day: date({ mode: 'string' }).notNull(),
    seconds: integer().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
