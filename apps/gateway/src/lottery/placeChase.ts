import { sql } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { lotteryChaseDraws, lotteryChases } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireCanPlay } from '../saferPlay/requireCanPlay.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';
import { chaseValues } from './chaseRows.ts';
import { chaseAccount, placeChaseDraw } from './chases.ts';
import { findLottery } from './lotteryRows.ts';
import { orderDetail } from './orderRows.ts';
import { readBets, stakeOfBets } from './readBets.ts';
import { isDrawOfIssue, requireOpenDraw } from './requireOpenDraw.ts';
import { slotsFrom } from './schedule.ts';

/**
 * Places a chase. It debits the stakes of all draws from the main wallet, and places the order of the first draw. If it
 * can't do so, the whole chase is rejected. `advanceChases` places the other orders.
 */
export async function placeChase(context: ContextOf<'placeChase'>): Promise<ValueOf<'placeChase'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const lottery = await findLottery(db, body.gameCode);
  const bets = readBets(merchant, lottery, body.bets);
  const draw = await requireOpenDraw(db, isDrawOfIssue(lottery.code, body.issue));
  const drawStake = stakeOfBets(bets);
  const stake = drawStake * BigInt(body.draws);
  await lockMoney(db, [memberId]);
  // The whole stake is counted for the member's limits now, so no draw of the chase can exceed them later.
  await requireCanPlay(db, { merchant, memberId, stake });
  const [chase] = await db
    .insert(lotteryChases)
    .values({
      merchantCode: merchant.code,
      memberId,
      gameCode: lottery.code,
      bets: bets.map((bet) => ({ ...bet, unitStake: String(bet.unitStake) })),
      drawStake,
      stopOnWin: body.stopOnWin,
      state: 'running',
      // The time after the lock: a break that ends later than this also began later.
      placedAt: sql`clock_timestamp()`,
    })
    .returning();
  await db.insert(lotteryChaseDraws).values(
    slotsFrom(lottery, body.issue, body.draws).map(({ issue, closesAt }) => ({
      chaseId: chase!.id,
      issue,
      closesAt,
      state: 'waiting' as const,
    })),
  );
  await moveMoney(db, {
    merchant,
    kind: 'BET',
    reference: `lottery chase ${chase!.id}`,
    from: { memberId, code: 'MAIN' },
    to: chaseAccount,
    amount: stake,
  });
  const orderId = await placeChaseDraw(db, merchant, chase!, { id: draw.id, issue: body.issue });
  const [value] = await chaseValues(db, context, [chase!]);
  return { ...value!, order: await orderDetail(db, context, { orderId, memberId }) };
}
