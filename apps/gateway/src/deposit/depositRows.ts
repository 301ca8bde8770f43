import type { Merchant } from '@livery/merchant';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { DepositState } from '@livery/api/contract';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';

/** SQL for a deposit's current state: it is expired after its time, even before the job marks it. */
export const currentState: SQL<DepositState> = sql`case when ${deposits.state} = 'PENDING' and ${deposits.expiresAt} <= now() then 'EXPIRED' else ${deposits.state} end`;

/** Selects deposits with their current state. Callers add conditions. */
export function selectDeposits(db: Queries) {
  return db
    .select({ ...getTableColumns(deposits), state: currentState })
    .from(deposits)
    .$dynamic();
}

export type DepositRow = Awaited<ReturnType<typeof selectDeposits>>[number];

/** A deposit as the API returns it. */
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
