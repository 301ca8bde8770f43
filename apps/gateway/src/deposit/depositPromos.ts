import type { Merchant } from '@livery/merchant';
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, promotions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { shareOf } from '../wallet/share.ts';
import { currentState } from './depositRows.ts';

/** Promotions of deposits that this member can still take along: open now, and not with a deposit of theirs that was paid or waits. */
export function selectAvailablePromos(db: Queries, { merchant, memberId }: { merchant: Merchant; memberId: number }) {
  const taken = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.promotionId, promotions.id),
        sql`${currentState} in ('PENDING', 'APPROVED')`,
      ),
    );
  return db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.merchantCode, merchant.code),
        eq(promotions.way, 'deposit'),
        lte(promotions.startsAt, sql`now()`),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, sql`now()`)),
        notExists(taken),
      ),
    )
    .orderBy(asc(promotions.rank));
}

interface Wanted {
  merchant: Merchant;
  memberId: number;
  promoId: string;
  amount: bigint;
}

/** The promotion that goes with a deposit. Ends where the member can't take it along, or the amount is too small. */
export async function requireDepositPromo(db: Queries, { promoId, amount, ...of }: Wanted) {
  const known = and(
    eq(promotions.id, Number(promoId)),
    eq(promotions.merchantCode, of.merchant.code),
    eq(promotions.way, 'deposit'),
  );
  const [there] = await db.select({ id: promotions.id }).from(promotions).where(known);
  if (there === undefined) throw new CallFailure('NOT_FOUND', 'There is no such promotion of deposits.');
  // One that expired unseen still holds the promotion in the index.
  await db
    .update(deposits)
    .set({ state: 'EXPIRED' })
    .where(and(eq(deposits.memberId, of.memberId), eq(deposits.state, 'PENDING'), lte(deposits.expiresAt, sql`now()`)));
  const promo = (await selectAvailablePromos(db, of)).find(({ id }) => id === there.id);
  if (promo === undefined)
    throw new CallFailure('PROMOTION_UNAVAILABLE', 'The promotion is closed, or was taken by another deposit.');
  if (amount < promo.minDeposit)
    throw new CallFailure('PROMOTION_UNAVAILABLE', 'The deposit is too small for this promotion.');
  return promo;
}

/** What a promotion adds to a deposit. */
export function depositBonus(
  { bonusBasisPoints, bonus }: { bonusBasisPoints: number; bonus: bigint },
  amount: bigint,
): bigint {
  const share = shareOf(amount, bonusBasisPoints);
  return share < bonus ? share : bonus;
}
