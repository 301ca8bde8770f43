import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { chatMessages } from '../db/schema/index.ts';
import { answerChatMessage } from './answerChatMessage.ts';

/** Maximum length of a message, in code points; the rest is cut off. */
const maxLength = 500;

/** Maximum number of messages per member and minute. */
const mostInAMinute = 20;

/** Number of newest messages on a page. */
const shownLines = 100;

/**
 * Stores a player's message and the scripted answer, which is visible two seconds later. An empty message is ignored.
 * @returns false if the member sent too many messages in the last minute; then nothing is stored.
 */
export async function sendChatMessage(
  db: Queries,
  { memberId, language, text }: { memberId: number; language: string; text: string },
): Promise<boolean> {
  // Control characters are removed. PostgreSQL stores no NUL.
  const clean = [
    ...text
      .replaceAll('\r\n', '\n')
      .replaceAll(/[^\P{Cc}\n]/gu, '')
      .trim(),
  ]
    .slice(0, maxLength)
    .join('');
  if (clean === '') return true;
  const [said] = await db
    .select({ count: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.memberId, memberId),
        eq(chatMessages.author, 'player'),
        gt(chatMessages.shownAt, sql`now() - interval '1 minute'`),
      ),
    );
  if (said!.count >= mostInAMinute) return false;
  await db.insert(chatMessages).values([
    { memberId, author: 'player', text: clean },
    {
      memberId,
      author: 'service',
      text: answerChatMessage(clean, language),
      shownAt: sql`now() + interval '2 seconds'`,
    },
  ]);
  return true;
}

/**
 * The newest messages of a member's chat, oldest first, and whether an answer is pending. Marks the returned answers as
 * seen.
 */
export async function readChat(db: Database, memberId: number) {
  const isOurs = eq(chatMessages.memberId, memberId);
  // `now()` is constant within a transaction, so exactly the returned messages are marked as seen.
  return db.transaction(async (tx) => {
    const lines = await tx
      .select({ author: chatMessages.author, text: chatMessages.text, at: chatMessages.shownAt })
      .from(chatMessages)
      .where(and(isOurs, lte(chatMessages.shownAt, sql`now()`)))
      .orderBy(desc(chatMessages.shownAt), desc(chatMessages.id))
      .limit(shownLines);
    await tx
      .update(chatMessages)
      .set({ seenAt: sql`now()` })
      .where(
        and(
          isOurs,
          eq(chatMessages.author, 'service'),
          isNull(chatMessages.seenAt),
          lte(chatMessages.shownAt, sql`now()`),
        ),
      );
    const [waiting] = await tx
      .select({ count: count() })
      .from(chatMessages)
      .where(and(isOurs, gt(chatMessages.shownAt, sql`now()`)));
    return { lines: lines.toReversed(), isTyping: waiting!.count > 0 };
  });
}
