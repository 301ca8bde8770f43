import { sql } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { playBreaks } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { playBreakFailure, findBreak } from './requireNoBreak.ts';

/** Starts a break or extends the current one. A break cannot be shortened. */
export async function takeBreak(context: ContextOf<'takeBreak'>): Promise<ValueOf<'takeBreak'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const { timeOutDays, exclusionMonths } = merchant.licence.saferPlay;
  const offered = body.kind === 'timeOut' ? timeOutDays : exclusionMonths;
  if (!offered.includes(body.length))
    throw requestInvalid({ path: 'body.length', message: `is none of ${offered.join(', ')}` });
  const length =
    body.kind === 'timeOut' ? sql`make_interval(days => ${body.length})` : sql`make_interval(months => ${body.length})`;
  // Movements of money wait for this lock, and then find the break.
  await lockMoney(db, [memberId]);
  const holding = await findBreak(db, memberId);
  const kind = holding?.kind === 'exclusion' ? 'exclusion' : body.kind;
  const taken = { kind, until: sql`clock_timestamp() + ${length}` };
  const [stored] = await db
    .insert(playBreaks)
    .values({ memberId, ...taken })
    .onConflictDoUpdate({
      target: playBreaks.memberId,
      set: taken,
      setWhere: sql`excluded.until > ${playBreaks.until}`,
    })
    .returning({ kind: playBreaks.kind, until: playBreaks.until });
  if (stored !== undefined) return { kind: stored.kind, until: stored.until.toISOString() };
  throw playBreakFailure(holding!);
}
