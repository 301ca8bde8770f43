import { and, eq, isNull, sql } from 'drizzle-orm';
import { bankCards } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { defaultCardOf, listCards, markDefaultCard } from './cardRows.ts';

/**
 * Removes a bank card. Removing a missing card succeeds. If the card is the default, the newest of the other cards
 * becomes the default.
 */
export async function removeBankCard(context: ContextOf<'removeBankCard'>): Promise<ValueOf<'removeBankCard'>> {
  const { memberId } = requireSession(context);
  const cardId = Number(context.query.cardId);
  const own = and(eq(bankCards.id, cardId), eq(bankCards.memberId, memberId), isNull(bankCards.removedAt));
  return runInTransaction(context.db, async (tx) => {
    await lockMoney(tx, [memberId]);
    const cards = await listCards(tx, memberId);
    await tx
      .update(bankCards)
      .set({ removedAt: sql`now()` })
      .where(own);
    const newest = cards.findLast(({ id }) => id !== cardId);
    if (newest && defaultCardOf(cards)?.id === cardId) await markDefaultCard(tx, { memberId, cardId: newest.id });
    return { success: true };
  });
}
