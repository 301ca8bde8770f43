import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { moveMoney } from '../wallet/ledger.ts';

interface Bonus {
  merchant: Merchant;
  memberId: number;
  /** What it is paid for. A cause is paid once. */
  cause: string;
  /** Minor units. Zero is allowed and does nothing, as a share may be below the smallest unit. */
  amount: bigint;
  /** How many times it has to be staked before money can be withdrawn. */
  turnoverTimes: number;
}

/**
 * Pays a promotion's bonus into the main wallet, stores how much has to be staked for it, and sends the member an inbox
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
