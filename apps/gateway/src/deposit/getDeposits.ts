import { and, count, desc, eq } from 'drizzle-orm';
import { duringDays } from '../db/duringDays.ts';
import { deposits } from '../db/schema/index.ts';
import { asPage, rowsOf } from '../http/asPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';
import { depositValueOf, selectDeposits, stateNow } from './depositRows.ts';

export async function getDeposits(context: ContextOf<'getDeposits'>): Promise<ValueOf<'getDeposits'>> {
  const { db, merchant, query } = context;
  const where = and(
    eq(deposits.memberId, signedIn(context).memberId),
    query.state ? eq(stateNow, query.state) : undefined,
    duringDays(deposits.createdAt, query, merchant),
  );
  const { limit, offset } = rowsOf(query);
  const [total] = await db.select({ count: count() }).from(deposits).where(where);
  const rows = await selectDeposits(db)
    .where(where)
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit)
    .offset(offset);
  return asPage(
    rows.map((row) => depositValueOf(row, merchant)),
    total!.count,
    query,
  );
}
