import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/index.ts';

/** Marks unpaid deposits as expired after their time. Readers do not depend on it, because they check the time. */
export async function expireDeposits(db: Queries): Promise<void> {
  await db
    .update(deposits)
    .set({ state: 'EXPIRED' })
    .where(and(eq(deposits.state, 'PENDING'), lte(deposits.expiresAt, sql`now()`)));
}
