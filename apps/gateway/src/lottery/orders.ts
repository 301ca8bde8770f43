import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { orderDetail, orderValueOf, selectOrders, subordersOf } from './orderRows.ts';

/** Returns a page of the player's orders, the newest first. */
export async function getOrders(context: ContextOf<'getOrders'>): Promise<ValueOf<'getOrders'>> {
  const { db, merchant, query } = context;
  const where = and(
    eq(lotteryOrders.memberId, requireSession(context).memberId),
    query.gameCode ? eq(lotteryOrders.gameCode, query.gameCode) : undefined,
    query.status && isInState(query.status),
    withinDays(lotteryOrders.placedAt, query, merchant),
  );
  const [total] = await db.select({ count: count() }).from(lotteryOrders).where(where);
  const { limit, offset } = pageRange(query);
  const found = await selectOrders(db, where)
    .orderBy(desc(lotteryOrders.placedAt), desc(lotteryOrders.id))
    .limit(limit)
    .offset(offset);
  const bets = await subordersOf(
    db,
    found.map(({ order }) => order.id),
  );
  return toPage(found.map(orderValueOf(context, bets)), total?.count ?? 0, query);
}

/** An order has the first of these states that applies to one of its bets; see `orderValueOf`. */
const states = ['placed', 'won', 'lost', 'cancelled'] as const;

function isInState(state: Uppercase<(typeof states)[number]>): SQL {
  const hasBet = (status: string) =>
    sql`exists (select 1 from ${lotterySuborders} where ${lotterySuborders.orderId} = ${lotteryOrders.id} and ${lotterySuborders.status} = ${status})`;
  const place = states.findIndex((name) => name.toUpperCase() === state);
  return and(hasBet(states[place]!), ...states.slice(0, place).map((before) => sql`not ${hasBet(before)}`))!;
}

export async function getOrder(context: ContextOf<'getOrder'>): Promise<ValueOf<'getOrder'>> {
  return orderDetail(context.db, context, {
    orderId: Number(context.query.orderId),
    memberId: requireSession(context).memberId,
  });
}
