import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageKind } from '@livery/api/contract';
import { announcements } from './content.ts';
import { localText } from './localText.ts';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberId = () => bigint({ mode: 'number' }).references(() => members.id);

/** Announcements that members have read. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: memberId().notNull(),
    announcementId: integer()
      .notNull()
      .references(() => announcements.id),
    readAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);

/** Inbox messages. A message without a member is for all members who existed when it was sent. */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    memberId: memberId(),
    kind: text().$type<MessageKind>().notNull(),
    title: localText(),
    /** HTML. */
    content: localText(),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [index('messages_by_member').on(table.merchantCode, table.memberId, table.sentAt)],
);

/** The state of a message for a member. No row: neither read nor removed. */
export const messageStates = pgTable(
  'message_states',
  {
    memberId: memberId().notNull(),
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.id),
    readAt: moment(),
    removedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.messageId] })],
);

/** One-time tickets of the chat page. After the first opening only the same browser may reload, until `visitUntil`. */
export const chatTickets = pgTable(
  'chat_tickets',
  {
    ticketHash: bytes().primaryKey(),
    memberId: memberId().notNull(),
    /** The session that requested the link; see the same column of `playTickets`. */
    sessionHash: bytes().notNull(),
    merchantCode: text().notNull(),
    language: text().notNull(),
    title: text(),
    headerColor: text(),
    backUrl: text().notNull(),
    expiresAt: moment().notNull(),
    visitHash: bytes(),
    visitUntil: moment(),
  },
  (table) => [index('chat_tickets_by_end').on(table.expiresAt), index('chat_tickets_by_member').on(table.memberId)],
);

/** Messages between a member and customer service. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId().notNull(),
    author: text().$type<'player' | 'service'>().notNull(),
    text: text().notNull(),
    /** Time at which the message becomes visible. An answer is delayed, as if a person typed it. */
    shownAt: moment().notNull().defaultNow(),
    /** Time at which the member saw an answer. */
    seenAt: moment(),
  },
  (table) => [index('chat_messages_by_member').on(table.memberId, table.shownAt)],
);
