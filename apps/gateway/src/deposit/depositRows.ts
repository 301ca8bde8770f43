import type { Merchant } from '@livery/merchant';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { DepositState } from '@livery/api/contract';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';

/** A deposit's state as of now: half an hour is over when it is over, not when the job comes by. */
export const currentState: SQL<DepositState> = sql`case when ${deposits.state} = 'PENDING' and ${deposits.expiresAt} <= now() then 'EXPIRED' else ${deposits.state} end`;

/** Deposits as of now. `db.select` begins it, callers narrow it. */
export function selectDeposits(db: Queries) {
  return db
    .select({ ...getTableColumns(deposits), state: currentState })
    .from(deposits)
    .$dynamic();
}

export type DepositRow = Awaited<ReturnType<typeof selectDeposits>>[number];

/** A row as the wire carries it. */
export function depositValueOf(row: DepositRow, merchant: Merchant): ValueOf<'depositManual'> {
  const exponent = exponentOf(merchant);
  return {
    depositId: String(row.id),
    method: row.method,
    state: row.state,
    amount: toDecimal(row.amount, exponent),
    fee: toDecimal(row.fee, exponent),
    ...(row.promotionId !== null && { promoId: String(row.promotionId) }),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt.toISOString() }),
  };
}
