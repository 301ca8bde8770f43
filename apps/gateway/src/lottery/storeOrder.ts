import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { type Bet, stakeOfBets } from './readBets.ts';

/** The merchant's account for stakes and prizes. */
export const lotteryAccount = { memberId: null, code: 'LOTTERY' } as const;

interface NewOrder {
  merchant: Merchant;
  memberId: number;
  gameCode: string;
  /** Id of the draw. It must take bets and be locked; see `findOpenDraw`. */
  drawId: number;
  bets: readonly Bet[];
  /** The account that pays the stakes. */
  from: { memberId: number | null; code: string };
}

/** Stores an order of valid bets and debits their stakes. @returns its id. */
export async function storeOrder(
  tx: Queries,
  { merchant, memberId, gameCode, drawId, bets, from }: NewOrder,
): Promise<number> {
  const stake = stakeOfBets(bets);
  const [order] = await tx
    .insert(lotteryOrders)
    .values({ merchantCode: merchant.code, memberId, drawId, gameCode, stake })
    .returning({ id: lotteryOrders.id });
  const orderId = order!.id;
  await tx
    .insert(lotterySuborders)
    .values(bets.map((bet) => ({ ...bet, orderId, drawId, status: 'placed' as const, payout: 0n })));
  await moveMoney(tx, {
    merchant,
    kind: 'BET',
    reference: `lottery order ${orderId}`,
    from,
    to: lotteryAccount,
    amount: stake,
  });
  return orderId;
}
