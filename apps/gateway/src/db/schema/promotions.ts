import type { GameType, PromotionState, PromotionType } from '@livery/api/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { banners } from './content.ts';
import { localText } from './localText.ts';
import { members } from './members.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const rowNumber = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
/** Minor units of the merchant's currency, as in the ledger. */
const minorUnits = () => bigint({ mode: 'bigint' });

export const promotions = pgTable(
  'promotions',
  {
    id: rowNumber(),
    merchantCode: text().notNull(),
    /** Name in the seeded data, for example `first-deposit`. */
    code: text().notNull(),
    type: text().$type<PromotionType>().notNull(),
    title: localText(),
    line: localText(),
    /** HTML. */
    content: localText(),
    /** Subject of its picture. */
    theme: text().$type<typeof banners.$inferSelect.theme>().notNull(),
    /**
     * How a member gets the bonus: `join` and reach the goal, `claim` it immediately, get it with a `deposit`, or the
     * merchant has `granted` the promotion to the member.
     */
    way: text().$type<'join' | 'claim' | 'deposit' | 'granted'>().notNull(),
    /** Whether the merchant reviews the promotion. Joining is then an application, and a claim is processed. */
    isReviewed: boolean().notNull().default(false),
    /** Amount of the bonus. For deposit promotions it is the maximum. */
    bonus: minorUnits().notNull(),
    /** Stakes after which a joined promotion can be claimed. */
    goal: minorUnits()
      .notNull()
      .default(sql`0`),
    /** For deposit promotions: share of the amount in hundredths of a percent, and the minimum amount. */
    bonusBasisPoints: integer().notNull().default(0),
    minDeposit: minorUnits()
      .notNull()
      .default(sql`0`),
    /** Required turnover before withdrawals, as a multiple of the bonus. */
    turnoverTimes: integer().notNull().default(0),
    /** Whether guests see the promotion. */
    isPublic: boolean().notNull().default(true),
    startsAt: moment().notNull(),
    endsAt: moment(),
    rank: integer().notNull(),
  },
  (table) => [
    uniqueIndex('promotions_by_code').on(table.merchantCode, table.code),
    index('promotions_by_rank').on(table.merchantCode, table.rank),
  ],
);

/** State of a promotion that a member joined, claimed or was granted. No row: the initial state. */
export const memberPromotions = pgTable(
  'member_promotions',
  {
    id: rowNumber(),
    memberId: memberId(),
    promotionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => promotions.id),
    state: text()
      .$type<
        Extract<PromotionState, 'CLAIM' | 'APPLYING' | 'REJECTED' | 'ISSUED' | 'CLAIMED' | 'PROCESSING' | 'JOINED'>
      >()
      .notNull(),
    /** Time from which the member's stakes are added up for the goal. */
    joinedAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('member_promotions_once').on(table.memberId, table.promotionId),
    index('member_promotions_that_wait')
      .on(table.changedAt)
      .where(sql`state in ('APPLYING', 'PROCESSING')`),
  ],
);

/** Bonuses with a turnover requirement before withdrawals. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: rowNumber(),
    memberId: memberId(),
    /** The cause of the payment, as in the ledger's reference. */
    cause: text().notNull(),
    turnover: minorUnits().notNull(),
    startedAt: moment().notNull().defaultNow(),
    /** Time at which the requirement was found to be met, so that stakes are not summed again. */
    metAt: moment(),
  },
  (table) => [
    uniqueIndex('bonuses_once').on(table.memberId, table.cause),
    index('bonuses_open')
      .on(table.memberId)
      .where(sql`met_at is null`),
  ],
);

/** Claimed cashback lines. The primary key ensures that a line is claimed only once. */
export const cashbackClaims = pgTable(
  'cashback_claims',
  {
    memberId: memberId(),
    day: date({ mode: 'string' }).notNull(),
    gameType: text().$type<GameType>().notNull(),
    turnover: minorUnits().notNull(),
    amount: minorUnits().notNull(),
    claimedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] })],
);

/** Referral rewards: one for each invited friend, paid with that friend's first deposit. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    invitedId: memberId().primaryKey(),
    memberId: memberId(),
    amount: minorUnits().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('referral_rewards_by_member').on(table.memberId)],
);
