import { lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { findLottery } from './lotteryRows.ts';
import { holdOpenDraw, isIssue } from './openDraw.ts';
import { orderDetail } from './orderRows.ts';
import { readBets } from './readBets.ts';

/** The house's account that stakes go to and prizes come from. */
export const lotteryHouse = { memberId: null, code: 'LOTTERY' } as const;

/** Takes the stakes of all bets from the main wallet, or refuses all of them. Trial accounts stake their trial money. */
export async function placeOrder(context: ContextOf<'placeOrder'>): Promise<ValueOf<'placeOrder'>> {
  const { db, merchant, body } = context;
  const { memberId } = signedIn(context);
  const lottery = await findLottery(db, body.gameCode);
  const bets = readBets(merchant, lottery, body.bets);
  const draw = await holdOpenDraw(db, isIssue(lottery.code, body.issue));
  const stake = bets.reduce((sum, { unitStake, multiple }) => sum + unitStake * BigInt(multiple), 0n);
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
    to: lotteryHouse,
    amount: stake,
  });
  return orderDetail(db, context, { orderId, memberId });
}
