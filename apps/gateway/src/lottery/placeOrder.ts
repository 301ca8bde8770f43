import { lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireMayPlay } from '../saferPlay/requireMayPlay.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';
import { findLottery } from './lotteryRows.ts';
import { requireOpenDraw, isDrawOfIssue } from './requireOpenDraw.ts';
import { orderDetail } from './orderRows.ts';
import { readBets } from './readBets.ts';

/** The merchant's account that stakes are paid to and prizes from. */
export const lotteryAccount = { memberId: null, code: 'LOTTERY' } as const;

/**
 * Places an order: takes the stakes of all bets from the main wallet, or refuses all of them. Trial accounts stake
 * trial money.
 */
export async function placeOrder(context: ContextOf<'placeOrder'>): Promise<ValueOf<'placeOrder'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const lottery = await findLottery(db, body.gameCode);
  const bets = readBets(merchant, lottery, body.bets);
  const draw = await requireOpenDraw(db, isDrawOfIssue(lottery.code, body.issue));
  const stake = bets.reduce((sum, { unitStake, multiple }) => sum + unitStake * BigInt(multiple), 0n);
  await lockMoney(db, [memberId]);
  await requireMayPlay(db, { merchant, memberId, stake });
  const [order] = await db
    .insert(lotteryOrders)
    .values({ merchantCode: merchant.code, memberId, drawId: draw.id, gameCode: lottery.code, stake })
    .returning({ id: lotteryOrders.id });
  const orderId = order!.id;
  await db
    .insert(lotterySuborders)
    .values(bets.map((bet) => ({ ...bet, orderId, drawId: draw.id, status: 'placed' as const, payout: 0n })));
  await moveMoney(db, {
    merchant,
    kind: 'BET',
    reference: `lottery order ${orderId}`,
    from: { memberId, code: 'MAIN' },
    to: lotteryAccount,
    amount: stake,
  });
  return orderDetail(db, context, { orderId, memberId });
}
