import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import type { Queries } from '../db/connect.ts';
import { depositReceipts, deposits } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { selectTakenPromos } from './depositPromos.ts';
import { type DepositRow, depositValueOf, selectDeposits, currentState } from './depositRows.ts';
import { wayToPay } from './payTicket.ts';

export async function getDeposits(context: ContextOf<'getDeposits'>): Promise<ValueOf<'getDeposits'>> {
  const { db, merchant, query, ticketKey } = context;
  const where = and(
    eq(deposits.memberId, requireSession(context).memberId),
    query.state ? eq(currentState, query.state) : undefined,
    withinDays(deposits.createdAt, query, merchant),
  );
  const { limit, offset } = pageRange(query);
  const [total] = await db.select({ count: count() }).from(deposits).where(where);
  const rows = await selectDeposits(db)
    .where(where)
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit)
    .offset(offset);
  const promoOf = await selectTakenPromos(context, rows);
  const received = await selectReceived(db, rows);
  return toPage(
    rows.map((row) => ({
      ...depositValueOf(row, merchant),
      ...wayToPay(row, ticketKey),
      ...promoOf(row),
      ...(received.has(row.id) && { receipt: true }),
    })),
    total!.count,
    query,
  );
}

/** Ids of the deposits of which a receipt was sent. */
async function selectReceived(db: Queries, rows: readonly DepositRow[]): Promise<ReadonlySet<number>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ depositId: depositReceipts.depositId })
    .from(depositReceipts)
    .where(inArray(depositReceipts.depositId, ids));
  return new Set(found.map(({ depositId }) => depositId));
}
