import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { moveMoney } from '../wallet/ledger.ts';

interface Bonus {
  merchant: Merchant;
  memberId: number;
  /** The cause of the payment. A cause is paid only once. */
  cause: string;
  /** Minor units. Zero is allowed and does nothing, because a share can be below the smallest unit. */
  amount: bigint;
  /** Required turnover before withdrawals, as a multiple of the bonus. */
  turnoverTimes: number;
}

/**
 * Pays a promotion's bonus into the main wallet, stores its turnover requirement, and sends the member an inbox
 * message.
 */
export async function payBonus(
  tx: Queries,
  { merchant, memberId, cause, amount, turnoverTimes }: Bonus,
): Promise<void> {
  if (amount === 0n) return;
  const isNew = await moveMoney(tx, {
    merchant,
    kind: 'PROMOTION',
    reference: cause,
    amount,
    from: { memberId: null, code: 'PROMOTIONS' },
    to: { memberId, code: 'MAIN' },
  });
  if (!isNew) return;
  await sendInboxMessage(tx, merchant, {
    memberId,
    text: turnoverTimes > 0 ? 'bonusCredited' : 'bonusFree',
    amount,
    times: turnoverTimes,
  });
  if (turnoverTimes > 0) await tx.insert(bonuses).values({ memberId, cause, turnover: amount * BigInt(turnoverTimes) });
}
