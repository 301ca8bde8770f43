import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { JobContext } from '../jobs/job.ts';
import type { Database } from '../db/connect.ts';
import { draws, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { settleOrder } from './settleOrder.ts';

type Parts = Pick<JobContext, 'db' | 'merchants' | 'log'>;
type Order = Awaited<ReturnType<typeof ordersToSettle>>[number];

/**
 * Settles and pays the bets of every draw that was drawn, an order at a time. Cut short or run in two gateways at once, it
 * pays each bet once. A job of its own: however much there is to pay, other lotteries draw in time.
 */
export async function settleDraws(parts: Parts): Promise<void> {
  const { db } = parts;
  for (let last = 0; ;) {
    const orders = await ordersToSettle(db, last);
    for (const order of orders) await tryToSettle(parts, order);
    if (orders.length === 0) break;
    last = orders.at(-1)!.id;
  }
  for (const order of await ordersToRetry(db)) await tryToSettle(parts, order);
  const waiting = db
    .select({ id: lotterySuborders.id })
    .from(lotterySuborders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(
      and(eq(lotterySuborders.drawId, draws.id), eq(lotterySuborders.status, 'placed'), isNull(lotteryOrders.retryAt)),
    );
  await db
    .update(draws)
    .set({ status: 'settled' })
    .where(and(eq(draws.status, 'drawn'), notExists(waiting)));
}

/**
 * One order that can't be settled holds up nobody else's, nor its draw: it is told and tried again after a second, two,
 * four and so on, up to an hour. Mended, or with its merchant's folder back, it is paid then.
 */
async function tryToSettle({ db, merchants, log }: Parts, { id, merchantCode }: Order): Promise<void> {
  try {
    const merchant = merchants.find(merchantCode);
    if (merchant === undefined) throw new Error(`There is no merchant ${merchantCode}.`);
    await settleOrder(db, merchant, id);
  } catch (error) {
    log(`The lottery order ${id} was not settled: ${error instanceof Error ? error.message : String(error)}`);
    const pause = sql`least(3600, power(2, least(${lotteryOrders.failures}, 12))) * interval '1 second'`;
    await db
      .update(lotteryOrders)
      .set({ failures: sql`${lotteryOrders.failures} + 1`, retryAt: sql`now() + ${pause}` })
      .where(eq(lotteryOrders.id, id));
  }
}

/** Orders of drawn draws that have bets left to settle and were not tried yet, some at a time. */
const ordersToSettle = (db: Database, after: number) =>
  db
    .selectDistinct({ id: lotteryOrders.id, merchantCode: lotteryOrders.merchantCode })
    .from(draws)
    .innerJoin(lotterySuborders, and(eq(lotterySuborders.drawId, draws.id), eq(lotterySuborders.status, 'placed')))
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(and(eq(draws.status, 'drawn'), isNull(lotteryOrders.retryAt), gt(lotteryOrders.id, after)))
    .orderBy(asc(lotteryOrders.id))
    .limit(200);

/** Orders whose next try is due, those that waited longest first; what is left waits for the next run. */
const ordersToRetry = (db: Database) =>
  db
    .select({ id: lotteryOrders.id, merchantCode: lotteryOrders.merchantCode })
    .from(lotteryOrders)
    .where(lte(lotteryOrders.retryAt, sql`now()`))
    .orderBy(asc(lotteryOrders.retryAt))
    .limit(200);
