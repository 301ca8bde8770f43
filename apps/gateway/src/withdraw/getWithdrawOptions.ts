import { eq } from 'drizzle-orm';
import { paymentPasswords } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { turnoverRemaining } from '../promotions/turnover.ts';
import { signedIn } from '../session/sessions.ts';
import { balanceOf } from '../wallet/balanceOf.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';
import { cardsOf } from './cardRows.ts';
import { usedToday, withdrawLimits, withdrawRules } from './withdrawRules.ts';

export async function getWithdrawOptions(
  context: ContextOf<'getWithdrawOptions'>,
): Promise<ValueOf<'getWithdrawOptions'>> {
  const { db, merchant } = context;
  const { memberId } = signedIn(context);
  const exponent = exponentOf(merchant);
  const { minAmount, maxAmount } = withdrawLimits(merchant);
  const [password] = await db
    .select({ memberId: paymentPasswords.memberId })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  return {
    minAmount: toDecimal(minAmount, exponent),
    maxAmount: toDecimal(maxAmount, exponent),
    feePercent: toPercent(withdrawRules.feeBasisPoints),
    freePerDay: withdrawRules.freePerDay,
    maxPerDay: withdrawRules.maxPerDay,
    usedToday: await usedToday(db, { merchant, memberId }),
    balance: await balanceOf(db, { merchant, memberId, code: 'MAIN' }),
    turnoverRemaining: toDecimal(await turnoverRemaining(db, memberId), exponent),
    hasPaymentPassword: password !== undefined,
    hasBankCard: (await cardsOf(db, memberId)).length > 0,
  };
}
