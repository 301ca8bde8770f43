import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/index.ts';

/** Writes down that deposits nobody paid have expired. Readers see it without: they look at the time themselves. */
export async function expireDeposits(db: Queries): Promise<void> {
  await db
    .update(deposits)
    .set({ state: 'EXPIRED' })
    .where(and(eq(deposits.state, 'PENDING'), lte(deposits.expiresAt, sql`now()`)));
}
