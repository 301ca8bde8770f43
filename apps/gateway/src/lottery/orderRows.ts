import type { CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { draws, lotteryGames, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { localised } from '../http/localised.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { playsOf } from './plays/playsOf.ts';

type OrderDetail = CallValue<typeof calls.getOrder>;
type OrderValue = CallValue<typeof calls.getOrders>['content'][number];
type Suborder = typeof lotterySuborders.$inferSelect;

interface Reader {
  language: string;
  merchant: Merchant;
}

/** Selects orders with their lottery and draw. Callers add order and paging. */
export function selectOrders(db: Queries, where: SQL | undefined) {
  return db
    .select({
      order: lotteryOrders,
      lottery: lotteryGames,
      draw: draws,
      isOpen: sql<boolean>`${draws.status} = 'open' and ${draws.closesAt} > now()`,
    })
    .from(lotteryOrders)
    .innerJoin(lotteryGames, eq(lotteryGames.code, lotteryOrders.gameCode))
    .innerJoin(draws, eq(draws.id, lotteryOrders.drawId))
    .where(where)
    .$dynamic();
}

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** Bets of these orders, in the order of placement. */
export async function subordersOf(db: Queries, orderIds: readonly number[]): Promise<Suborder[]> {
  return orderIds.length === 0
    ? []
    : db
        .select()
        .from(lotterySuborders)
        .where(inArray(lotterySuborders.orderId, [...orderIds]))
        .orderBy(asc(lotterySuborders.id));
}

const stateOf = (bets: readonly Suborder[]) =>
  (['placed', 'won', 'lost'] as const).find((state) => bets.some(({ status }) => status === state)) ?? 'cancelled';
const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
const stakeOf = ({ unitStake, multiple }: Suborder) => unitStake * BigInt(multiple);
const total = (bets: readonly Suborder[], of: (bet: Suborder) => bigint) =>
  bets.reduce((sum, bet) => sum + of(bet), 0n);

/** Names the play and picks of a lottery's bets. */
function choiceOf(reader: Reader, lottery: OrderRow['lottery']) {
  const plays = new Map(playsOf(lottery).map((play) => [play.code, play]));
  return ({ play, picks }: Suborder) => ({
    play,
    playName: localised(plays.get(play)?.name ?? { EN: play }, reader),
    picks,
  });
}

export const orderValueOf =
  (reader: Reader, all: readonly Suborder[]) =>
  ({ order, lottery, draw }: OrderRow): OrderValue => {
    const bets = all.filter(({ orderId }) => orderId === order.id);
    const [first] = bets;
    const decimal = (amount: bigint) => toDecimal(amount, exponentOf(reader.merchant));
    return {
      orderId: String(order.id),
      gameCode: lottery.code,
      gameName: localised(lottery.name, reader),
      issue: draw.issue,
      placedAt: order.placedAt.toISOString(),
      closesAt: draw.closesAt.toISOString(),
      drawsAt: draw.drawsAt.toISOString(),
      status: upper(stateOf(bets)),
      stake: decimal(order.stake),
      refunded: decimal(total(bets, (bet) => (bet.status === 'cancelled' ? stakeOf(bet) : 0n))),
      payout: decimal(total(bets, ({ payout }) => payout)),
      bets: bets.length,
      ...(first && { first: choiceOf(reader, lottery)(first) }),
    };
  };

/**
 * One order of a member with all its details.
 * @throws NOT_FOUND.
 */
export async function orderDetail(
  db: Queries,
  reader: Reader,
  { orderId, memberId }: { orderId: number; memberId: number },
): Promise<OrderDetail> {
  const [row] = await selectOrders(db, and(eq(lotteryOrders.id, orderId), eq(lotteryOrders.memberId, memberId)));
  if (row === undefined) throw new CallFailure('NOT_FOUND', 'This order does not exist.');
  const bets = await subordersOf(db, [orderId]);
  const choice = choiceOf(reader, row.lottery);
  const decimal = (amount: bigint) => toDecimal(amount, exponentOf(reader.merchant));
  return {
    ...orderValueOf(reader, bets)(row),
    suborders: bets.map((bet) => ({
      suborderId: String(bet.id),
      ...choice(bet),
      unitStake: decimal(bet.unitStake),
      multiple: bet.multiple,
      stake: decimal(stakeOf(bet)),
      status: upper(bet.status),
      payout: decimal(bet.payout),
      canCancel: row.isOpen && bet.status === 'placed',
    })),
    ...row.draw.result,
  };
}
