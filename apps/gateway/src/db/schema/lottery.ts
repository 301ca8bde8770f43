import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LotteryKind } from '@livery/api/contract';
import { games } from './catalogue.ts';
import { localText } from './localText.ts';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Lotteries. Every merchant shares the same draws. */
export const lotteryGames = pgTable('lottery_games', {
  code: text().primaryKey(),
  name: localText(),
  /** Decides the format of a draw's result and the plays. */
  kind: text().$type<LotteryKind>().notNull(),
  category: text().$type<'LOTT' | 'ELOTT'>().notNull(),
  vendorCode: text().notNull(),
  /** Region of a Vietnamese lottery. */
  region: text().$type<'NORTH' | 'CENTRE' | 'SOUTH'>(),
  /** Seconds between draws; null for a daily lottery. */
  intervalSeconds: integer(),
  /** Time of a daily draw in Ho Chi Minh City, as minutes after midnight; null for a lottery by interval. */
  dailyMinute: integer(),
  /** The lottery's game in the catalogue; null if a small catalogue does not contain it. */
  gameRow: integer().references(() => games.id),
  rank: integer().notNull(),
});

/**
 * Draws. The seed is secret until the draw; its SHA-256 is published from the start. `open` until `closesAt`, `closed`
 * until `drawsAt`, `drawn` with a result, `settled` when all its bets are settled, except those that wait for a retry.
 */
export const draws = pgTable(
  'draws',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gameCode: text()
      .notNull()
      .references(() => lotteryGames.code),
    issue: text().notNull(),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
    drawsAt: moment().notNull(),
    seed: bytes().notNull(),
    commitment: bytes().notNull(),
    status: text().$type<'open' | 'closed' | 'drawn' | 'settled'>().notNull(),
    /** Numbers by prize, as `drawResult` returns them. */
    result: jsonb().$type<{ numbers: string[]; prizes?: { prize: string; numbers: string[] }[] }>(),
    drawnAt: moment(),
  },
  (table) => [
    uniqueIndex('draws_by_issue').on(table.gameCode, table.issue),
    index('draws_by_time').on(table.gameCode, table.drawsAt),
    index('draws_by_status').on(table.status, table.drawsAt),
    index('draws_past')
      .on(table.gameCode, table.drawsAt)
      .where(sql`status in ('drawn', 'settled')`),
  ],
);

/** Orders: bets of one player on one draw, placed and paid together. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    drawId: bigint({ mode: 'number' })
      .notNull()
      .references(() => draws.id),
    gameCode: text()
      .notNull()
      .references(() => lotteryGames.code),
    /** Minor units, the sum of all bets. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    placedAt: moment().notNull().defaultNow(),
    /** Failed attempts to settle the order. */
    failures: integer().notNull().default(0),
    /** Time of the next attempt to settle the order; null unless an attempt failed. */
    retryAt: moment(),
  },
  (table) => [
    index('lottery_orders_by_member').on(table.memberId, table.placedAt, table.id),
    index('lottery_orders_by_draw').on(table.drawId),
    index('lottery_orders_to_retry')
      .on(table.retryAt)
      .where(sql`retry_at is not null`),
  ],
);

/** One bet of an order. */
export const lotterySuborders = pgTable(
  'lottery_suborders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => lotteryOrders.id),
    drawId: bigint({ mode: 'number' })
      .notNull()
      .references(() => draws.id),
    play: text().notNull(),
    picks: jsonb().$type<string[]>().notNull(),
    /** Minor units, before `multiple`. */
    unitStake: bigint({ mode: 'bigint' }).notNull(),
    multiple: integer().notNull(),
    status: text().$type<'placed' | 'cancelled' | 'won' | 'lost'>().notNull(),
    /** Payout in minor units, including the stake. */
    payout: bigint({ mode: 'bigint' }).notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('lottery_suborders_by_order').on(table.orderId),
    index('lottery_suborders_by_draw').on(table.drawId, table.status),
  ],
);

/**
 * Chases: the same bets of one player on several consecutive draws. The total stake is debited when the chase is
 * placed. The stakes of draws that are not placed yet are in the merchant's account `CHASE`.
 */
export const lotteryChases = pgTable(
  'lottery_chases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameCode: text()
      .notNull()
      .references(() => lotteryGames.code),
    /** `unitStake` in minor units. */
    bets: jsonb().$type<{ play: string; picks: string[]; unitStake: string; multiple: number }[]>().notNull(),
    /** Minor units, the sum of all bets on one draw. */
    drawStake: bigint({ mode: 'bigint' }).notNull(),
    stopOnWin: boolean().notNull(),
    state: text().$type<'running' | 'done' | 'stopped' | 'cancelled'>().notNull(),
    placedAt: moment().notNull(),
    /** Failed attempts to continue the chase. */
    failures: integer().notNull().default(0),
    /** Time of the next attempt to continue the chase; null unless an attempt failed. */
    retryAt: moment(),
  },
  (table) => [
    index('lottery_chases_by_member').on(table.memberId, table.placedAt, table.id),
    index('lottery_chases_running')
      .on(table.id)
      .where(sql`state = 'running'`),
  ],
);

/**
 * The draws of a chase. They are identified by their issue, because later draws are not scheduled yet. A draw is first
 * `waiting`. Then its order is `placed`, or its stake is returned: `missed` if the order was not placed in time,
 * `returned` if the chase ended before this draw.
 */
export const lotteryChaseDraws = pgTable(
  'lottery_chase_draws',
  {
    chaseId: bigint({ mode: 'number' })
      .notNull()
      .references(() => lotteryChases.id),
    issue: text().notNull(),
    /** Computed from the lottery's interval. */
    closesAt: moment().notNull(),
    state: text().$type<'waiting' | 'placed' | 'missed' | 'returned'>().notNull(),
    orderId: bigint({ mode: 'number' }).references(() => lotteryOrders.id),
  },
  (table) => [
    primaryKey({ columns: [table.chaseId, table.issue] }),
    uniqueIndex('lottery_chase_draws_by_order').on(table.orderId),
  ],
);

/** Live models of a merchant. */
export const liveModels = pgTable(
  'live_models',
  {
    merchantCode: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    room: localText(),
    /** The catalogue's game in the show, if any. */
    gameRow: integer().references(() => games.id),
    viewers: integer().notNull(),
    isActive: boolean().notNull(),
    isStreaming: boolean().notNull(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
