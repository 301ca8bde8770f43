import { eq } from 'drizzle-orm';
import { paymentPasswords } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { openTurnover } from '../promotions/turnover.ts';
import { requireSession } from '../auth/sessions.ts';
import { balanceOf } from '../wallet/balanceOf.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';
import { listCards } from './cardRows.ts';
import { countWithdrawalsToday, withdrawLimits, withdrawRules } from './withdrawRules.ts';

export async function getWithdrawOptions(
  context: ContextOf<'getWithdrawOptions'>,
): Promise<ValueOf<'getWithdrawOptions'>> {
  const { db, merchant } = context;
  const { memberId } = requireSession(context);
  const exponent = exponentOf(merchant);
  const { minAmount, maxAmount } = withdrawLimits(merchant);
  const [password] = await db
    .select({ memberId: paymentPasswords.memberId })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  const turnover = await openTurnover(db, memberId);
  return {
    minAmount: toDecimal(minAmount, exponent),
    maxAmount: toDecimal(maxAmount, exponent),
    feePercent: toPercent(withdrawRules.feeBasisPoints),
    freePerDay: withdrawRules.freePerDay,
    maxPerDay: withdrawRules.maxPerDay,
    usedToday: await countWithdrawalsToday(db, { merchant, memberId }),
    balance: await balanceOf(db, { merchant, memberId, code: 'MAIN' }),
    turnoverRemaining: toDecimal(turnover.remaining, exponent),
    turnoverTotal: toDecimal(turnover.total, exponent),
    hasPaymentPassword: password !== undefined,
    hasBankCard: (await listCards(db, memberId)).length > 0,
  };
}
