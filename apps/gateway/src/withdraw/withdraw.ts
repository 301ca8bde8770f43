import { eq } from 'drizzle-orm';
import { withdrawals } from '../db/schema/index.ts';
import { type ContextOf, prepared, type ValueOf } from '../http/callContext.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { markTurnoverComplete, openTurnover } from '../promotions/turnover.ts';
import type { Proof } from '../security/proofs.ts';
import { comparePaymentPassword, requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import { requireSession } from '../auth/sessions.ts';
import { readAmount } from '../wallet/readAmount.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { shareOf } from '../wallet/share.ts';
import { listCards } from './cardRows.ts';
import { selectWithdrawals, withdrawalValueOf } from './withdrawalRows.ts';
import { countWithdrawalsToday, withdrawLimits, withdrawRules } from './withdrawRules.ts';

/** Creates a pending withdrawal. The money is debited immediately, so that it cannot be staked. */
export const withdraw = prepared(async (context: ContextOf<'withdraw'>) => {
  const { memberId } = requireSession(context);
  const amount = requireAmount(context);
  const { paymentPassword } = context.body;
  const proof = await comparePaymentPassword(context.db, memberId, paymentPassword, context.caller.network);
  return (inTransaction: ContextOf<'withdraw'>) => withdrawProved(inTransaction, amount, proof);
});

async function withdrawProved(
  context: ContextOf<'withdraw'>,
  amount: bigint,
  proof: Proof,
): Promise<ValueOf<'withdraw'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  await requirePaymentPassword(db, memberId, proof);
  await lockMoney(db, [memberId]);
  const card = (await listCards(db, memberId)).find(({ id }) => id === Number(body.cardId));
  if (card === undefined) throw new CallFailure('NOT_FOUND', 'The member does not have this bank card.');
  await requireTurnover(context);
  const used = await countWithdrawalsToday(db, { merchant, memberId });
  if (used >= withdrawRules.maxPerDay)
    throw new CallFailure('DAILY_LIMIT', `${used} withdrawals were made today, which is the daily limit.`);
  const fee = used < withdrawRules.freePerDay ? 0n : shareOf(amount, withdrawRules.feeBasisPoints);
  const [asked] = await db
    .insert(withdrawals)
    .values({ merchantCode: merchant.code, memberId, bankCardId: card.id, amount, fee })
    .returning({ id: withdrawals.id });
  await moveMoney(db, {
    merchant,
    kind: 'WITHDRAW',
    reference: String(asked!.id),
    amount,
    from: { memberId, code: 'MAIN' },
    to: { memberId: null, code: 'WITHDRAW_HOLD' },
  });
  const [row] = await selectWithdrawals(db).where(eq(withdrawals.id, asked!.id));
  return withdrawalValueOf(row!, merchant);
}

function requireAmount(context: ContextOf<'withdraw'>): bigint {
  const amount = readAmount(context);
  const { minAmount, maxAmount } = withdrawLimits(context.merchant);
  const exponent = exponentOf(context.merchant);
  if (amount < minAmount)
    throw requestInvalid({ path: 'body.amount', message: `is less than ${toDecimal(minAmount, exponent)}` });
  if (amount > maxAmount)
    throw requestInvalid({ path: 'body.amount', message: `is more than ${toDecimal(maxAmount, exponent)}` });
  return amount;
}

async function requireTurnover(context: ContextOf<'withdraw'>): Promise<void> {
  const { memberId } = requireSession(context);
  const { remaining } = await openTurnover(context.db, memberId);
  if (remaining > 0n) {
    throw new CallFailure('TURNOVER_UNMET', 'Bonuses must be wagered first.', {
      value: { turnoverRemaining: toDecimal(remaining, exponentOf(context.merchant)) },
    });
  }
  await markTurnoverComplete(context.db, memberId);
}
