import { and, asc, eq, exists, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import type { Database, Queries } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { draws, lotteryChaseDraws, lotteryChases, lotterySuborders, playBreaks } from '../db/schema/index.ts';
import type { JobContext } from '../jobs/job.ts';
import { lockMoney } from '../wallet/ledger.ts';
import {
  type Chase,
  endChase,
  refundWaitingStakes,
  lockChase,
  placeChaseDraw,
  stopChase,
  waitingDraws,
} from './chases.ts';
import { findOpenDraw, isDrawOfIssue } from './requireOpenDraw.ts';
import { retryLater } from './retryLater.ts';

type Parts = Pick<JobContext, 'db' | 'merchants' | 'log'>;
type Due = Awaited<ReturnType<typeof chasesDue>>[number];

/**
 * Continues every chase, in one transaction each. It places the order of the draw that takes bets now, and returns the
 * stakes of missed draws. It ends chases after a break or their last draw. `settleOrder` ends chases that won. If the
 * job is interrupted or runs in two gateways concurrently, it still places each order only once.
 */
export async function advanceChases(parts: Parts): Promise<void> {
  for (let last = 0; ;) {
    const due = await chasesDue(parts.db, last);
    for (const chase of due) await tryToAdvance(parts, chase);
    if (due.length === 0) return;
    last = due.at(-1)!.id;
  }
}

/**
 * Continues a chase. A chase that fails does not delay others. The reason is logged, and the chase is retried later.
 */
async function tryToAdvance({ db, merchants, log }: Parts, { id, memberId, merchantCode }: Due): Promise<void> {
  try {
    const merchant = merchants.find(merchantCode);
    if (merchant === undefined) throw new Error(`The merchant ${merchantCode} does not exist.`);
    await retryTransaction(() =>
      db.transaction(async (tx) => {
        await lockMoney(tx, [memberId]);
        const chase = await lockChase(tx, id);
        if (chase.state === 'running') await advanceChase(tx, merchant, chase);
      }),
    );
  } catch (error) {
    log(`The lottery chase ${id} was not continued: ${error instanceof Error ? error.message : String(error)}`);
    await db.update(lotteryChases).set(retryLater(lotteryChases.failures)).where(eq(lotteryChases.id, id));
  }
}

async function advanceChase(tx: Queries, merchant: Merchant, chase: Chase): Promise<void> {
  if (chase.retryAt !== null)
    await tx.update(lotteryChases).set({ retryAt: null, failures: 0 }).where(eq(lotteryChases.id, chase.id));
  const waiting = await waitingDraws(tx, chase);
  const issues = waiting.map(({ issue }) => issue);
  const [{ isSettled, isOnBreak }] = await findOutcome(tx, chase);
  if (issues.length > 0 && isOnBreak) return stopChase(tx, merchant, chase, issues);
  const missed = waiting.filter(({ isOver }) => isOver).map(({ issue }) => issue);
  await refundWaitingStakes(tx, merchant, chase, { issues: missed, state: 'missed' });
  const [next] = waiting.filter(({ isOver }) => !isOver);
  if (next === undefined) {
    if (isSettled) await endChase(tx, chase, 'done');
    return;
  }
  // A draw opens before the numbers of the previous draw are known. Wait for them, because they decide whether the
  // chase stops.
  if (chase.stopOnWin && !isSettled) return;
  const draw = await findOpenDraw(tx, isDrawOfIssue(chase.gameCode, next.issue));
  if (draw !== undefined) await placeChaseDraw(tx, merchant, chase, { ...draw, issue: next.issue });
}

/**
 * Whether all orders of a chase are settled, and whether a break began since it was placed. The break may have ended.
 */
async function findOutcome(tx: Queries, { id }: Chase) {
  const rows = await tx
    .select({
      isSettled: sql<boolean>`${not(hasUnsettled(tx))}`,
      isOnBreak: sql<boolean>`${hasBreak(tx)}`,
    })
    .from(lotteryChases)
    .where(eq(lotteryChases.id, id));
  return rows as [(typeof rows)[number]];
}

const hasUnsettled = (db: Queries) =>
  exists(
    db
      .select({ id: lotterySuborders.id })
      .from(lotteryChaseDraws)
      .innerJoin(lotterySuborders, eq(lotterySuborders.orderId, lotteryChaseDraws.orderId))
      .where(and(eq(lotteryChaseDraws.chaseId, lotteryChases.id), eq(lotterySuborders.status, 'placed'))),
  );

/** There was no break when the chase was placed. So a break that ends after that time also began after it. */
const hasBreak = (db: Queries) =>
  exists(
    db
      .select({ until: playBreaks.until })
      .from(playBreaks)
      .where(and(eq(playBreaks.memberId, lotteryChases.memberId), gt(playBreaks.until, lotteryChases.placedAt))),
  );

/** Whether the chase has draws without a placed order: any of them, or only draws whose betting time has begun. */
const hasWaiting = (db: Queries, which: 'all' | 'begun') =>
  exists(
    db
      .select({ issue: lotteryChaseDraws.issue })
      .from(lotteryChaseDraws)
      .leftJoin(draws, and(eq(draws.gameCode, lotteryChases.gameCode), eq(draws.issue, lotteryChaseDraws.issue)))
      .where(
        and(
          eq(lotteryChaseDraws.chaseId, lotteryChases.id),
          eq(lotteryChaseDraws.state, 'waiting'),
          // A draw that no gateway scheduled in time has no row.
          which === 'begun' ? sql`coalesce(${draws.opensAt}, ${lotteryChaseDraws.closesAt}) <= now()` : undefined,
        ),
      ),
  );

/** The next batch of chases that may need a step. */
const chasesDue = (db: Database, after: number) =>
  db
    .select({ id: lotteryChases.id, memberId: lotteryChases.memberId, merchantCode: lotteryChases.merchantCode })
    .from(lotteryChases)
    .where(
      and(
        eq(lotteryChases.state, 'running'),
        gt(lotteryChases.id, after),
        or(isNull(lotteryChases.retryAt), lte(lotteryChases.retryAt, sql`now()`)),
        or(hasWaiting(db, 'begun'), hasBreak(db), and(not(hasWaiting(db, 'all')), not(hasUnsettled(db)))),
      ),
    )
    .orderBy(asc(lotteryChases.id))
    .limit(200);
