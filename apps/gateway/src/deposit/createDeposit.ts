import type { DepositMethod } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { depositMethods, deposits } from '../db/schema/index.ts';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { type Session, requireSession } from '../auth/sessions.ts';
import { requireCanDeposit } from '../saferPlay/requireCanDeposit.ts';
import { readAmount } from '../wallet/readAmount.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { shareOf } from '../wallet/share.ts';
import { requireDepositPromo } from './depositPromos.ts';
import { type DepositRow, selectDeposits } from './depositRows.ts';

/** Maximum number of pending deposits per member. */
const mostPending = 5;

interface Opening {
  db: Queries;
  merchant: Merchant;
  session: Session | undefined;
  body: { amount: string; promoId?: string | undefined };
}

type Extras = Pick<typeof deposits.$inferInsert, 'details' | 'ticketHash' | 'backUrl'>;

/**
 * Creates a pending deposit. No money moves before the cashier, or the payment page, approves it.
 * @throws NOT_ALLOWED, REQUEST_INVALID for an amount out of range, TOO_MANY_PENDING, or an error of `requireCanDeposit`
 * and `requireDepositPromo`.
 */
export async function createDeposit(opening: Opening, method: DepositMethod, extras: Extras = {}): Promise<DepositRow> {
  const { db, merchant } = opening;
  const { memberId } = requireSession(opening);
  const amount = readAmount(opening);
  const { feeBasisPoints } = await requireMethod(db, { merchant, method, amount });
  // A lock makes sure that two simultaneous deposits can neither exceed the limit nor use the same promotion.
  await lockMoney(db, [memberId]);
  await requireCanDeposit(db, { merchant, memberId, amount });
  const [waiting] = await db
    .select({ count: count() })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'PENDING'), gt(deposits.expiresAt, sql`now()`)));
  if (waiting!.count >= mostPending)
    throw new CallFailure('TOO_MANY_PENDING', `${mostPending} deposits are pending. Pay one, or let it expire.`);
  const promotionId =
    opening.body.promoId === undefined
      ? null
      : (await requireDepositPromo(db, { merchant, memberId, promoId: opening.body.promoId, amount })).id;
  const [opened] = await db
    .insert(deposits)
    .values({
      merchantCode: merchant.code,
      memberId,
      method,
      amount,
      fee: shareOf(amount, feeBasisPoints),
      promotionId,
      // The time is read after the lock, as in the check of the member's deposit limits.
      createdAt: sql`statement_timestamp()`,
      expiresAt: sql`statement_timestamp() + interval '30 minutes'`,
      ...extras,
    })
    .returning({ id: deposits.id });
  return (await selectDeposits(db).where(eq(deposits.id, opened!.id)))[0]!;
}

async function requireMethod(
  db: Queries,
  { merchant, method, amount }: { merchant: Merchant; method: DepositMethod; amount: bigint },
) {
  const [found] = await db
    .select()
    .from(depositMethods)
    .where(
      and(
        eq(depositMethods.merchantCode, merchant.code),
        eq(depositMethods.method, method),
        eq(depositMethods.isOpen, true),
      ),
    );
  if (found === undefined) throw new CallFailure('NOT_ALLOWED', `This merchant does not accept deposits by ${method}.`);
  const exponent = exponentOf(merchant);
  if (amount < found.minAmount)
    throw requestInvalid({ path: 'body.amount', message: `is less than ${toDecimal(found.minAmount, exponent)}` });
  if (amount > found.maxAmount)
    throw requestInvalid({ path: 'body.amount', message: `is more than ${toDecimal(found.maxAmount, exponent)}` });
  return found;
}
