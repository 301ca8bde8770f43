import { and, eq } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { playLimits } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { readAmount } from '../wallet/readAmount.ts';
import { changeLimit, stateAt } from './limitRows.ts';
import { limitValues } from './limitValues.ts';
import { readPeriods } from './periods.ts';

/** Sets, changes or removes one of the member's limits; `changeLimit` decides when it is valid. */
export async function setPlayLimit(context: ContextOf<'setPlayLimit'>): Promise<ValueOf<'setPlayLimit'>> {
  const { db, merchant, body } = context;
  const { kind, period } = body;
  const { memberId } = requireSession(context);
  const wanted = readWanted(context);
  return runInTransaction(db, async (tx) => {
    // Simultaneous movements of money are either counted before the limit is set or checked against it.
    await lockMoney(tx, [memberId]);
    const periods = await readPeriods(tx, merchant);
    const one = and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));
    const [row] = await tx.select().from(playLimits).where(one);
    const before = row === undefined ? { held: null } : stateAt(row, periods.at);
    const { held, waiting } = changeLimit(before, wanted, { at: periods.at, ...merchant.licence.saferPlay });
    const stored = { held, looser: waiting?.value ?? null, looserFrom: waiting?.from ?? null };
    await tx
      .insert(playLimits)
      .values({ memberId, kind, period, ...stored })
      .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.period], set: stored });
    const all = await limitValues(tx, { merchant, memberId, periods });
    return all.find((limit) => limit.kind === kind && limit.period === period)!;
  });
}

/** The requested value: minor units or minutes; null for no limit. */
function readWanted({ merchant, body: { kind, amount, minutes } }: ContextOf<'setPlayLimit'>): bigint | null {
  if (kind === 'session') return typeof minutes === 'number' ? BigInt(minutes) : null;
  return typeof amount === 'string' ? readAmount({ merchant, body: { amount } }) : null;
}
