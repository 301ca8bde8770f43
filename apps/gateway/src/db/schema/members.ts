import {
  bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex,
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
    /** 0, 1, 2 are members; every other type is a trial. */
    type: integer().notNull().default(0),
    status: text().$type<'active' | 'closed'>().notNull().default('active'),
    nickname: text().notNull().default(''),
    email: text().notNull().default(''),
    vipLabel: text(),
    passwordHash: text().notNull(),
    registerMethod: text().notNull(),
    registerHost: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastLoginAt: moment(),
  },
  (table) => [uniqueIndex('members_by_username').on(table.merchantCode, table.username)],
);

/** Only the hash of a token is kept: who reads this table can't become a player. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    memberId: bigint({ mode: 'number' }).notNull().references(() => members.id),
    merchantCode: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    renewedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_by_member').on(table.memberId), index('sessions_by_end').on(table.expiresAt)],
);

/** Failed logins in a row, by the name that was tried (whether or not it exists). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    merchantCode: text().notNull(),
    username: text().notNull(),
    failures: integer().notNull(),
    lastFailedAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.username] })],
);

export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    merchantCode: text().notNull(),
    answerHash: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('captchas_by_end').on(table.expiresAt)],
);

export const favorites = pgTable(
  'favorites',
  {
    memberId: bigint({ mode: 'number' }).notNull().references(() => members.id),
    gameRow: integer().notNull().references(() => games.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameRow] })],
);

/** One-time tickets of launched games. After the first opening only that browser may reload, until `visitUntil`. */
export const playTickets = pgTable(
  'play_tickets',
  {
    ticketHash: bytes().primaryKey(),
    memberId: bigint({ mode: 'number' }).notNull().references(() => members.id),
    merchantCode: text().notNull(),
    gameRow: integer().notNull().references(() => games.id),
    language: text().notNull(),
    backUrl: text().notNull(),
    expiresAt: moment().notNull(),
    visitHash: bytes(),
    visitUntil: moment(),
  },
  (table) => [index('play_tickets_by_end').on(table.expiresAt)],
);
