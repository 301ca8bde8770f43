import type { PrizeMode } from '@livery/api/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { games } from './catalogue.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    username: text().notNull(),
    /** Types 0, 1, 2 are members; every other type is a trial. */
    type: integer().notNull().default(0),
    /** Whether the member is an affiliate with a downline. */
    isAgent: boolean().notNull().default(false),
    status: text().$type<'active' | 'closed'>().notNull().default('active'),
    nickname: text().notNull().default(''),
    email: text().notNull().default(''),
    /** Time at which the email address was verified by a code; null if it is not verified. */
    emailVerifiedAt: moment(),
    /** Verified number for login and codes: `+` and digits. Unique among a merchant's members. */
    mobile: text(),
    headIcon: text().notNull().default(''),
    vipLabel: text(),
    /**
     * Hash of the password. Empty for members without a password, who registered by a code or with Google or Facebook.
     */
    passwordHash: text().notNull(),
    /** The member who referred this one by a referral code. */
    referrerId: bigint({ mode: 'number' }).references((): AnyPgColumn => members.id),
    /**
     * Eight hexadecimal digits with capital letters, unique because computed from the id. Also accepted as an affiliate
     * code.
     */
    referralCode: text()
      .notNull()
      .generatedAlwaysAs(sql`lpad(upper(to_hex((id * 1597334677) % 4294967296)), 8, '0')`),
    registerMethod: text().notNull(),
    registerHost: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastLoginAt: moment(),
  },
  (table) => [
    uniqueIndex('members_by_username').on(table.merchantCode, table.username),
    uniqueIndex('members_by_mobile').on(table.merchantCode, table.mobile),
    uniqueIndex('members_by_referral_code').on(table.referralCode),
    index('members_by_referrer').on(table.referrerId),
    index('members_by_trial')
      .on(table.merchantCode, table.createdAt)
      .where(sql`type = 4`),
  ],
);

/** Sessions. Only a hash of the token is stored, so reading this table does not give access to an account. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    merchantCode: text().notNull(),
    /** Use extends a member's session. The session of a trial or of a lottery's frame ends at a fixed time. */
    kind: text().$type<'member' | 'trial' | 'lottery'>().notNull().default('member'),
    /** The session that launched the lottery. The session of the frame ends with it. */
    launchedBy: bytes().references((): AnyPgColumn => sessions.tokenHash, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    /** Time of the member's login before this session; null at the first login. */
    previousLoginAt: moment(),
    renewedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sessions_by_member').on(table.memberId),
    index('sessions_by_end').on(table.expiresAt),
    // Ending a session searches for the sessions that end with it.
    index('sessions_by_launch')
      .on(table.launchedBy)
      .where(sql`launched_by is not null`),
  ],
);

/** Consecutive failed logins by the tried name, existing or not, and by source. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    merchantCode: text().notNull(),
    username: text().notNull(),
    /** The device group of the attempts: empty for all unknown devices together, else a known device of the member. */
    source: text().notNull().default(''),
    failures: integer().notNull(),
    lastFailedAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.username, table.source] })],
);

export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    merchantCode: text().notNull(),
    answerHash: bytes().notNull(),
    /** Hash of the solution of its challenge. Null for captchas of an earlier release, which have no challenge. */
    workHash: bytes(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('captchas_by_end').on(table.expiresAt)],
);

export const favorites = pgTable(
  'favorites',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameRow: integer()
      .notNull()
      .references(() => games.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameRow] })],
);

/** One-time tickets of launched games. After the first opening only the same browser may reload, until `visitUntil`. */
export const playTickets = pgTable(
  'play_tickets',
  {
    ticketHash: bytes().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    /**
     * The session that launched the game. The ticket and its visit are valid only while this session is valid. It is
     * not a foreign key, because the page after the session's end needs the language and return address of this row.
     */
    sessionHash: bytes().notNull(),
    merchantCode: text().notNull(),
    gameRow: integer()
      .notNull()
      .references(() => games.id),
    language: text().notNull(),
    backUrl: text().notNull(),
    expiresAt: moment().notNull(),
    visitHash: bytes(),
    visitUntil: moment(),
    /**
     * Seed of the next round. The page shows its SHA-256 before a stake is placed; the round's reply reveals the seed.
     */
    nextSeed: bytes()
      .notNull()
      .default(sql`sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea)`),
  },
  (table) => [index('play_tickets_by_end').on(table.expiresAt), index('play_tickets_by_member').on(table.memberId)],
);

/** One-time tickets of launched lotteries. Opening the frame removes its ticket. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    ticketHash: bytes().primaryKey(),
    /** The session that launched it. */
    sessionHash: bytes()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    gameCode: text().notNull(),
    prizeMode: text().$type<PrizeMode>().notNull(),
    isLobby: boolean().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('lottery_tickets_by_end').on(table.expiresAt),
    index('lottery_tickets_by_session').on(table.sessionHash),
  ],
);
