import { desc, eq, sum } from 'drizzle-orm';
import { cashbackClaims } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { cashbackValueOf, findClaimableLines, requireCashback } from './cashbackLines.ts';

export async function getCashback(context: ContextOf<'getCashback'>): Promise<ValueOf<'getCashback'>> {
  const { db, merchant } = context;
  requireCashback(merchant);
  const { memberId } = requireSession(context);
  const lines = await findClaimableLines(db, { merchant, memberId });
  const claims = await db
    .select({ at: cashbackClaims.claimedAt, amount: sum(cashbackClaims.amount).mapWith(BigInt) })
    .from(cashbackClaims)
    .where(eq(cashbackClaims.memberId, memberId))
    .groupBy(cashbackClaims.claimedAt)
    .orderBy(desc(cashbackClaims.claimedAt))
    .limit(10);
  const exponent = exponentOf(merchant);
  return {
    lines: lines.map((line) => cashbackValueOf(line, merchant)),
    total: toDecimal(
      lines.reduce((total, { amount }) => total + amount, 0n),
      exponent,
    ),
    claimed: claims.map(({ at, amount }) => ({ at: at.toISOString(), amount: toDecimal(amount, exponent) })),
  };
}
