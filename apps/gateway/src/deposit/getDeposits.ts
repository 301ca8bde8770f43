import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { depositReceipts, deposits } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { selectTakenPromos } from './depositPromos.ts';
import { receiptAddress } from './receiptAddress.ts';
import { type DepositRow, depositValueOf, selectDeposits, currentState } from './depositRows.ts';
import { paymentLinkOf } from './payTicket.ts';

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
  const receiptOf = await selectReceipts(context, rows);
  return toPage(
    rows.map((row) => ({
      ...depositValueOf(row, merchant),
      ...paymentLinkOf(row, ticketKey),
      ...promoOf(row),
      ...receiptOf(row),
      ...(row.state === 'PENDING' && receiptOf(row) === undefined && { cancellable: true }),
    })),
    total!.count,
    query,
  );
}

/**
 * Finds the receipts of deposits.
 * @returns a function that returns the receipt as a field of a deposit's value, or nothing if no receipt was sent
 */
async function selectReceipts({ db, ticketKey }: ContextOf<'getDeposits'>, rows: readonly DepositRow[]) {
  const { depositId, receivedAt } = depositReceipts;
  const ids = rows.map(({ id }) => id);
  const found = await db.select({ depositId, receivedAt }).from(depositReceipts).where(inArray(depositId, ids));
  const byDeposit = new Map(found.map((receipt) => [receipt.depositId, receipt]));
  return ({ id }: DepositRow) => {
    const receipt = byDeposit.get(id);
    return (
      receipt && {
        receipt: { url: receiptAddress(receipt, ticketKey), receivedAt: receipt.receivedAt.toISOString() },
      }
    );
  };
}
