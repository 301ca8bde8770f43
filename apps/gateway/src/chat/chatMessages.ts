import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { chatMessages } from '../db/schema/index.ts';
import { answerChatMessage } from './answerChatMessage.ts';

/** Longest message, in code points. */
const maxLength = 500;

/** What one member may sendChatMessage in a minute: every line is kept. */
const mostInAMinute = 20;

/** How much of the talk a page shows. */
const shownLines = 100;

/**
 * Keeps what a player wrote and has the script answer two seconds later. Nothing but blanks is no message.
 * @returns false where the member said too much in the last minute; then nothing is kept.
 */
export async function sendChatMessage(
  db: Queries,
  { memberId, language, text }: { memberId: number; language: string; text: string },
): Promise<boolean> {
  // Control characters sendChatMessage nothing, and PostgreSQL takes no NUL.
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

/** The talk so far, oldest first, and whether an answer is on its way. What it shows of the service counts as seen. */
export async function readChat(db: Database, memberId: number) {
  const isOurs = eq(chatMessages.memberId, memberId);
  // In a transaction `now()` stands still: what is marked as seen is what is shown.
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
