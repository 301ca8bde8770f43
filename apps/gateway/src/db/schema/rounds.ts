import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { GameType } from '@livery/api/contract';
import { games } from './catalogue.ts';
import { members } from './members.ts';

/**
 * Finished bets: rounds of launched games, and settled lottery bets. `recordRounds` writes them in the transaction of
 * the payout. `vendorCode` and `gameType` are set on every row. The game's name comes from `games` by `gameRow`. For a
 * lottery bet it comes from `lottery_games` by `lotteryCode`. Then `gameRow` may be null, because not every lottery is
 * in the catalogue.
 */
export const gameRounds = pgTable(
  'game_rounds',
  {
    /** The round's number, which players see. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    vendorCode: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    gameRow: integer().references(() => games.id),
    lotteryCode: text(),
    /** Minor units of the merchant's currency, as in the ledger. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** Payout, including the stake; 0 for a lost round. */
    payout: bigint({ mode: 'bigint' }).notNull(),
    /** The outcome, and for launched games the seed and its commitment. */
    outcome: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Time at which the stake was placed, if it is earlier than the end of the bet. Only lottery bets have it. */
    placedAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('game_rounds_by_member').on(table.memberId, table.at, table.id),
    index('game_rounds_by_game').on(table.gameRow, table.at),
    index('game_rounds_by_merchant').on(table.merchantCode, table.at),
  ],
);

/**
 * Stakes and payouts of a member on one day of the merchant's time zone: sums of `game_rounds`, updated in the same
 * transaction.
 */
export const memberDays = pgTable(
  'member_days',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    day: date({ mode: 'string' }).notNull(),
    merchantCode: text().notNull(),
    rounds: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('member_days_by_merchant').on(table.merchantCode, table.day),
  ],
);

/** Number of plays of a game by a merchant's players. Starts at a seeded number, then counts rounds. */
export const gamePlays = pgTable(
  'game_plays',
  {
    merchantCode: text().notNull(),
    gameRow: integer()
      .notNull()
      .references(() => games.id),
    plays: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.gameRow] }),
    index('game_plays_by_rank').on(table.merchantCode, table.plays),
  ],
);

/** Games that a member opened, one row per game with the last time. */
export const recentGames = pgTable(
  'recent_games',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameRow: integer()
      .notNull()
      .references(() => games.id),
    openedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameRow] }),
    index('recent_games_by_member').on(table.memberId, table.openedAt),
  ],
);
