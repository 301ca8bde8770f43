import { cashbackClaims } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireNoBreak } from '../saferPlay/requireNoBreak.ts';
import { lockMoney, moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { cashbackValueOf, findClaimableLines, cashbackLineId, requireCashback } from './cashbackLines.ts';

/** Claims cashback lines. Each is paid only once, even with simultaneous requests. */
export async function claimCashback(context: ContextOf<'claimCashback'>): Promise<ValueOf<'claimCashback'>> {
  const { db, merchant, body } = context;
  requireCashback(merchant);
  const { memberId } = requireSession(context);
  await lockMoney(db, [memberId]);
  await requireNoBreak(db, memberId);
  const lines = (await findClaimableLines(db, { merchant, memberId })).filter(
    (line) => body.lineIds?.includes(cashbackLineId(line)) ?? true,
  );
  const [first] = lines;
  if (first === undefined) throw new CallFailure('NOTHING_TO_CLAIM', 'No cashback is left to claim.');
  // The primary key is member, day and game type: inserting a claimed line fails, and nothing is paid.
  await db.insert(cashbackClaims).values(lines.map((line) => ({ memberId, ...line })));
  const amount = lines.reduce((total, line) => total + line.amount, 0n);
  await moveMoney(db, {
    merchant,
    kind: 'CASHBACK',
    reference: `${memberId} ${cashbackLineId(first)}`,
    amount,
    from: { memberId: null, code: 'PROMOTIONS' },
    to: { memberId, code: 'MAIN' },
  });
  return {
    amount: toDecimal(amount, exponentOf(merchant)),
    lines: lines.map((line) => cashbackValueOf(line, merchant)),
  };
}
