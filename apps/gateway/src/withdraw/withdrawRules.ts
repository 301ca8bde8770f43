import type { Merchant } from '@livery/merchant';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { withinDays } from '../db/withinDays.ts';
import { withdrawals } from '../db/schema/index.ts';
import { databaseToday } from '../db/databaseToday.ts';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Limits of withdrawals, the same at every merchant. */
export const withdrawRules = { freePerDay: 3, maxPerDay: 5, feeBasisPoints: 100 } as const;

/** Minimum and maximum withdrawal, in minor units. */
export function withdrawLimits(merchant: Merchant): { minAmount: bigint; maxAmount: bigint } {
  const exponent = exponentOf(merchant);
  return { minAmount: toMinorUnits(200, exponent), maxAmount: toMinorUnits(50_000, exponent) };
}

/** Counts today's pending and approved withdrawals. */
export async function countWithdrawalsToday(
  db: Queries,
  { merchant, memberId }: { merchant: Merchant; memberId: number },
): Promise<number> {
  const today = await databaseToday(db, merchant);
  const [used] = await db
    .select({ count: count() })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        inArray(withdrawals.state, ['PENDING', 'APPROVED']),
        withinDays(withdrawals.createdAt, { from: today, to: today }, merchant),
      ),
    );
  return used!.count;
}
