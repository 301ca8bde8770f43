import { and, eq, isNull, sql } from 'drizzle-orm';
import { bankCards } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';

/** Removing a card that is not there succeeds. */
export async function removeBankCard(context: ContextOf<'removeBankCard'>): Promise<ValueOf<'removeBankCard'>> {
  const own = and(
    eq(bankCards.id, Number(context.query.cardId)),
    eq(bankCards.memberId, requireSession(context).memberId),
    isNull(bankCards.removedAt),
  );
  await context.db
    .update(bankCards)
    .set({ removedAt: sql`now()` })
    .where(own);
  return { success: true };
}
