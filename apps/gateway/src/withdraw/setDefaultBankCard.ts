import { requireSession } from '../auth/sessions.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { listCards, markDefaultCard } from './cardRows.ts';

/** Makes one of a member's own cards their default. */
export async function setDefaultBankCard(
  context: ContextOf<'setDefaultBankCard'>,
): Promise<ValueOf<'setDefaultBankCard'>> {
  const { memberId } = requireSession(context);
  const cardId = Number(context.body.id);
  return runInTransaction(context.db, async (tx) => {
    await lockMoney(tx, [memberId]);
    if (!(await listCards(tx, memberId)).some(({ id }) => id === cardId))
      throw new CallFailure('NOT_FOUND', 'The member does not have this bank card.');
    await markDefaultCard(tx, { memberId, cardId });
    return { success: true };
  });
}
