import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireCanPlay } from '../saferPlay/requireCanPlay.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { findLottery } from './lotteryRows.ts';
import { requireOpenDraw, isDrawOfIssue } from './requireOpenDraw.ts';
import { orderDetail } from './orderRows.ts';
import { readBets, stakeOfBets } from './readBets.ts';
import { storeOrder } from './storeOrder.ts';

/**
 * Places an order: debits the stakes of all bets from the main wallet, or rejects all of them. Trial accounts stake
 * trial money.
 */
export async function placeOrder(context: ContextOf<'placeOrder'>): Promise<ValueOf<'placeOrder'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const lottery = await findLottery(db, body.gameCode);
  const bets = readBets(merchant, lottery, body.bets);
  const draw = await requireOpenDraw(db, isDrawOfIssue(lottery.code, body.issue));
  await lockMoney(db, [memberId]);
  await requireCanPlay(db, { merchant, memberId, stake: stakeOfBets(bets) });
  const orderId = await storeOrder(db, {
    merchant,
    memberId,
    gameCode: lottery.code,
    drawId: draw.id,
    bets,
    from: { memberId, code: 'MAIN' },
  });
  return orderDetail(db, context, { orderId, memberId });
}
