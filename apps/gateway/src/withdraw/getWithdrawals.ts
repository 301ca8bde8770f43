import { and, count, desc, eq } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { withdrawals } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { selectWithdrawals, withdrawalValueOf } from './withdrawalRows.ts';

export async function getWithdrawals(context: ContextOf<'getWithdrawals'>): Promise<ValueOf<'getWithdrawals'>> {
  const { db, merchant, query } = context;
  const where = and(
    eq(withdrawals.memberId, requireSession(context).memberId),
    query.state ? eq(withdrawals.state, query.state) : undefined,
    withinDays(withdrawals.createdAt, query, merchant),
  );
  const { limit, offset } = pageRange(query);
  const [total] = await db.select({ count: count() }).from(withdrawals).where(where);
  const rows = await selectWithdrawals(db)
    .where(where)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  return toPage(
    rows.map((row) => withdrawalValueOf(row, merchant)),
    total!.count,
    query,
  );
}
