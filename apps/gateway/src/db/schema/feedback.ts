import { bigint, customType, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text().$type<'GAME' | 'DEPOSIT' | 'WITHDRAWAL' | 'PROMOTION' | 'APP' | 'OTHER'>().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** The merchant's answer and its time. Both are null before the answer. */
    answer: text(),
    answeredAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('feedback_by_member').on(table.memberId, table.sentAt)],
);

export const feedbackPictures = pgTable(
  'feedback_pictures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedbackId: bigint({ mode: 'number' })
      .notNull()
      .references(() => feedback.id),
    /** Position among the pictures of its feedback. */
    line: smallint().notNull(),
    /** Media type that is detected from the content. The type that the sender declares is ignored. */
    type: text().$type<'image/png' | 'image/jpeg'>().notNull(),
    content: bytes().notNull(),
    /** Secret that signs the picture's addresses. */
    secret: bytes().notNull(),
  },
  (table) => [index('feedback_pictures_by_feedback').on(table.feedbackId, table.line)],
);
