import type { Merchant } from '@livery/merchant';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { draws, gameRounds, lotteryGames, lotteryOrders, lotterySuborders } from '../../db/schema/index.ts';
import type { DrawResult, LotteryGame } from '../../lottery/lottery.ts';
import { lotteryAccount } from '../../lottery/storeOrder.ts';
import { payoutOf, type Play, readPicks } from '../../lottery/plays/play.ts';
import { playsOf } from '../../lottery/plays/playsOf.ts';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import type { HistoricalMovement } from './postHistory.ts';

/** Lotteries that demo members bet on, and the number of draws of each. */
const played = ['TCG_LOTTO_VN_1', 'TCG_LOTTO_VN_3', 'TCG_SEA_1', 'NGRV_2', 'NGRV_3'];
const drawsEach = 3;

/**
 * Seeds a demo member's bets on past draws.
 * @returns the movements of their stakes and prizes.
 */
export async function seedLotteryHistory(
  tx: Queries,
  merchant: Merchant,
  { memberId, username }: { memberId: number; username: string },
): Promise<HistoricalMovement[]> {
  const random = seededRandom(`lotteries of ${username} at ${merchant.code}`);
  const last = tx
    .select()
    .from(draws)
    .where(and(eq(draws.gameCode, lotteryGames.code), eq(draws.status, 'settled')))
    .orderBy(desc(draws.drawsAt))
    .limit(drawsEach)
    .as('last');
  const past = await tx
    .select()
    .from(lotteryGames)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(lotteryGames.code, played))
    .orderBy(lotteryGames.rank, desc(last.drawsAt));
  if (past.length === 0) return [];
  const wanted = past.map(({ lottery_games: game, last: draw }) => {
    const bets = Array.from({ length: 1 + random.below(3) }, () => betOn(game, draw.result!, merchant, random));
    return {
      game,
      draw,
      bets,
      stake: bets.reduce((sum, { unitStake }) => sum + unitStake, 0n),
      placedAt: new Date((draw.opensAt.getTime() + draw.closesAt.getTime()) / 2),
    };
  });
  const placed = await tx
    .insert(lotteryOrders)
    .values(
      wanted.map(({ game, draw, stake, placedAt }) => ({
        merchantCode: merchant.code,
        memberId,
        drawId: draw.id,
        gameCode: game.code,
        stake,
        placedAt,
      })),
    )
    .returning({ id: lotteryOrders.id });
  const orders = wanted.map((order, index) => ({ ...order, id: placed[index]!.id }));
  const bets = await tx
    .insert(lotterySuborders)
    .values(
      orders.flatMap((order) =>
        order.bets.map((bet) => ({
          ...bet,
          orderId: order.id,
          drawId: order.draw.id,
          status: bet.payout > 0n ? ('won' as const) : ('lost' as const),
          finishedAt: order.draw.drawnAt,
        })),
      ),
    )
    .returning();
  const settled = bets.map((bet) => ({ bet, ...orders.find(({ id }) => id === bet.orderId)! }));
  await tx.insert(gameRounds).values(
    settled.map(({ bet: { id, play, picks, unitStake, payout }, game, draw, placedAt }) => ({
      merchantCode: merchant.code,
      memberId,
      vendorCode: game.vendorCode,
      gameType: game.category,
      gameRow: game.gameRow,
      lotteryCode: game.code,
      stake: unitStake,
      payout,
      placedAt,
      at: draw.drawnAt!,
      outcome: { suborderId: String(id), issue: draw.issue, play, picks, numbers: draw.result!.numbers },
    })),
  );
  const wallet = { memberId, code: 'MAIN' };
  return [
    ...orders.map(({ id, placedAt, stake }) => ({
      at: placedAt,
      kind: 'BET',
      reference: `lottery order ${id}`,
      from: wallet,
      to: lotteryAccount,
      amount: stake,
    })),
    ...settled
      .filter(({ bet }) => bet.payout > 0n)
      .map(({ bet, draw }) => ({
        at: draw.drawnAt!,
        kind: 'PAYOUT',
        reference: `lottery bet ${bet.id}`,
        from: lotteryAccount,
        to: wallet,
        amount: bet.payout,
      })),
  ];
}

function betOn(game: LotteryGame, result: DrawResult, merchant: Merchant, random: Random) {
  const play = random.pick(playsOf(game));
  const picks = picksFor(play, random);
  const unitStake = toMinorUnits(random.pick([1, 2, 5, 10]), exponentOf(merchant));
  return {
    play: play.code,
    picks,
    unitStake,
    multiple: 1,
    payout: payoutOf(play, { picks, stake: unitStake, result }),
  };
}

function picksFor({ picks: rule }: Play, random: Random): string[] {
  const { from, digits = 0, least } = rule;
  const numbers = from ?? Array.from({ length: 20 }, () => String(random.below(10 ** digits)).padStart(digits, '0'));
  const picks = readPicks(rule, random.shuffled([...new Set(numbers)]).slice(0, least));
  if ('problem' in picks) throw new Error(`The seeded picks are invalid: ${picks.problem}`);
  return [...picks];
}
