import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/index.ts';

/** Marks unpaid deposits as expired when their time is over. Readers do not depend on it: they check the time. */
export async function expireDeposits(db: Queries): Promise<void> {
  await db
    .update(deposits)
    .set({ state: 'EXPIRED' })
    .where(and(eq(deposits.state, 'PENDING'), lte(deposits.expiresAt, sql`now()`)));
}
