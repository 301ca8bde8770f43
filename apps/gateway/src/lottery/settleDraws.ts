import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { JobContext } from '../jobs/job.ts';
import type { Database } from '../db/connect.ts';
import { draws, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { retryLater } from './retryLater.ts';
import { settleOrder } from './settleOrder.ts';

type Parts = Pick<JobContext, 'db' | 'merchants' | 'log'>;
type Order = Awaited<ReturnType<typeof ordersToSettle>>[number];

/**
 * Settles and pays the bets of every drawn draw, one order at a time. If it is interrupted or runs in two gateways
 * concurrently, it still pays each bet only once. A separate job, so that payments never delay draws.
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
 * Settles an order. If an order fails, neither other orders nor its draw are delayed. The reason is logged, and the
 * order is retried after 1 s, 2 s, 4 s and so on, up to an hour. It is paid when the cause is fixed, for example a
 * missing merchant folder.
 */
async function tryToSettle({ db, merchants, log }: Parts, { id, merchantCode }: Order): Promise<void> {
  try {
    const merchant = merchants.find(merchantCode);
    if (merchant === undefined) throw new Error(`The merchant ${merchantCode} does not exist.`);
    await settleOrder(db, merchant, id);
  } catch (error) {
    log(`The lottery order ${id} was not settled: ${error instanceof Error ? error.message : String(error)}`);
    await db.update(lotteryOrders).set(retryLater(lotteryOrders.failures)).where(eq(lotteryOrders.id, id));
  }
}

/** The next batch of orders of drawn draws with unsettled bets that have not been tried yet. */
const ordersToSettle = (db: Database, after: number) =>
  db
    .selectDistinct({ id: lotteryOrders.id, merchantCode: lotteryOrders.merchantCode })
    .from(draws)
    .innerJoin(lotterySuborders, and(eq(lotterySuborders.drawId, draws.id), eq(lotterySuborders.status, 'placed')))
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(and(eq(draws.status, 'drawn'), isNull(lotteryOrders.retryAt), gt(lotteryOrders.id, after)))
    .orderBy(asc(lotteryOrders.id))
    .limit(200);

/** Orders with a due retry, the longest waiting first; the next run continues with the rest. */
const ordersToRetry = (db: Database) =>
  db
    .select({ id: lotteryOrders.id, merchantCode: lotteryOrders.merchantCode })
    .from(lotteryOrders)
    .where(lte(lotteryOrders.retryAt, sql`now()`))
    .orderBy(asc(lotteryOrders.retryAt))
    .limit(200);
