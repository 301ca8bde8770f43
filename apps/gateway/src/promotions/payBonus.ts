import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { moveMoney } from '../wallet/ledger.ts';

interface Bonus {
  merchant: Merchant;
  memberId: number;
  /** What it is paid for; the same cause pays once. */
  cause: string;
  /** Minor units. Nothing happens at zero: a share may fall below the smallest unit. */
  amount: bigint;
  /** How many times it has to be staked before money can be withdrawn. */
  turnoverTimes: number;
}

/** Pays a promotion's bonus into the main wallet, writes down what has to be staked for it, and tells the member. */
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
