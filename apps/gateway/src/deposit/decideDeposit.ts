import type { Merchant } from '@livery/merchant';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, promotions } from '../db/schema/index.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { referrerOf, rewardReferrer } from '../promotions/referralReward.ts';
import { payBonus } from '../promotions/payBonus.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';
import { depositBonus } from './depositPromos.ts';

interface Decision {
  merchant: Merchant;
  depositId: number;
  isApproved: boolean;
}

/**
 * Approves or rejects a pending deposit. An approval credits the money, with the bonus of its promotion. Needs a
 * transaction.
 * @returns false if it is not pending any more: a deposit is decided only once, even with simultaneous requests.
 */
export async function decideDeposit(tx: Queries, { merchant, depositId, isApproved }: Decision): Promise<boolean> {
  const one = and(eq(deposits.id, depositId), eq(deposits.merchantCode, merchant.code));
  const [found] = await tx.select({ memberId: deposits.memberId }).from(deposits).where(one);
  if (found === undefined) return false;
  const referrerId = await referrerOf(tx, found.memberId);
  await lockMoney(tx, [found.memberId, referrerId]);
  const [deposit] = await tx
    .update(deposits)
    .set({ state: isApproved ? 'APPROVED' : 'REJECTED', decidedAt: sql`clock_timestamp()` })
    .where(and(one, eq(deposits.state, 'PENDING'), gt(deposits.expiresAt, sql`now()`)))
    .returning();
  if (deposit === undefined) return false;
  if (isApproved) await credit(tx, merchant, deposit, referrerId);
  return true;
}

async function credit(
  tx: Queries,
  merchant: Merchant,
  deposit: typeof deposits.$inferSelect,
  referrerId: number | null,
): Promise<void> {
  const { id, memberId, amount, fee, promotionId } = deposit;
  const wallet = { memberId, code: 'MAIN' };
  await moveMoney(tx, {
    merchant,
    kind: 'DEPOSIT',
    reference: String(id),
    amount,
    from: { memberId: null, code: 'BANK' },
    to: wallet,
  });
  if (fee > 0n)
    await moveMoney(tx, {
      merchant,
      kind: 'DEPOSIT_FEE',
      reference: String(id),
      amount: fee,
      from: wallet,
      to: { memberId: null, code: 'FEES' },
    });
  await sendInboxMessage(tx, merchant, { memberId, text: 'depositArrived', amount, number: id });
  if (promotionId !== null) {
    const [promo] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
    await payBonus(tx, {
      merchant,
      memberId,
      cause: `deposit ${id}`,
      amount: depositBonus(promo!, amount),
      turnoverTimes: promo!.turnoverTimes,
    });
  }
  if (referrerId !== null) await rewardReferrer(tx, { merchant, invitedId: memberId, referrerId });
}
