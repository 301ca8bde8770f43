import type { Merchant } from '@livery/merchant';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { withdrawals } from '../db/schema/index.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';

interface Decision {
  merchant: Merchant;
  withdrawalId: number;
  state: 'APPROVED' | 'REJECTED' | 'CANCELLED';
}

const merchantAccount = (code: string) => ({ memberId: null, code });

/**
 * Decides a pending withdrawal. If it is approved, the reserved money is paid to the bank. Otherwise the money is
 * returned to the wallet, including the fee. Needs a transaction.
 * @returns false if it is not pending any more.
 */
export async function decideWithdrawal(tx: Queries, { merchant, withdrawalId, state }: Decision): Promise<boolean> {
  const one = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.merchantCode, merchant.code));
  const [found] = await tx.select({ memberId: withdrawals.memberId }).from(withdrawals).where(one);
  if (found === undefined) return false;
  await lockMoney(tx, [found.memberId]);
  const [decided] = await tx
    .update(withdrawals)
    .set({ state, decidedAt: sql`clock_timestamp()` })
    .where(and(one, eq(withdrawals.state, 'PENDING')))
    .returning();
  if (decided === undefined) return false;
  const { memberId, amount, fee } = decided;
  // A member who cancels needs no message.
  if (state !== 'CANCELLED')
    await sendInboxMessage(tx, merchant, {
      memberId,
      text: state === 'APPROVED' ? 'withdrawalApproved' : 'withdrawalReturned',
      amount,
      number: withdrawalId,
    });
  const move = { merchant, reference: String(withdrawalId), from: merchantAccount('WITHDRAW_HOLD') };
  if (state !== 'APPROVED') {
    await moveMoney(tx, { ...move, kind: 'WITHDRAW_BACK', amount, to: { memberId, code: 'MAIN' } });
    return true;
  }
  await moveMoney(tx, { ...move, kind: 'WITHDRAW_PAID', amount: amount - fee, to: merchantAccount('BANK') });
  if (fee > 0n) await moveMoney(tx, { ...move, kind: 'WITHDRAW_FEE', amount: fee, to: merchantAccount('FEES') });
  return true;
}
