import { and, count, desc, eq } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { deposits } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { selectTakenPromos } from './depositPromos.ts';
import { depositValueOf, selectDeposits, currentState } from './depositRows.ts';
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
  return toPage(
    rows.map((row) => ({
      ...depositValueOf(row, merchant),
      ...wayToPay(row, ticketKey),
      ...promoOf(row),
    })),
    total!.count,
    query,
  );
}
