import type { Merchant } from '@livery/merchant';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, promotions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { localised } from '../http/localised.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { shareOf } from '../wallet/share.ts';
import { currentState, type DepositRow } from './depositRows.ts';

/**
 * Selects the deposit promotions that a member can use: running now, and not used with a pending or approved deposit.
 */
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

/**
 * Finds the promotion for a deposit.
 * @throws NOT_FOUND, or PROMOTION_UNAVAILABLE if the member cannot use it or the amount is too small.
 */
export async function requireDepositPromo(db: Queries, { promoId, amount, ...of }: Wanted) {
  const known = and(
    eq(promotions.id, Number(promoId)),
    eq(promotions.merchantCode, of.merchant.code),
    eq(promotions.way, 'deposit'),
  );
  const [there] = await db.select({ id: promotions.id }).from(promotions).where(known);
  if (there === undefined) throw new CallFailure('NOT_FOUND', 'This promotion of deposits does not exist.');
  // An expired deposit that is still marked as pending would block the promotion in the unique index.
  await db
    .update(deposits)
    .set({ state: 'EXPIRED' })
    .where(and(eq(deposits.memberId, of.memberId), eq(deposits.state, 'PENDING'), lte(deposits.expiresAt, sql`now()`)));
  const promo = (await selectAvailablePromos(db, of)).find(({ id }) => id === there.id);
  if (promo === undefined)
    throw new CallFailure('PROMOTION_UNAVAILABLE', 'The promotion is closed, or was used for another deposit.');
  if (amount < promo.minDeposit)
    throw new CallFailure('PROMOTION_UNAVAILABLE', 'The deposit is too small for this promotion.');
  return promo;
}

/** The bonus of a deposit, in minor units. */
export function depositBonus(
  { bonusBasisPoints, bonus }: { bonusBasisPoints: number; bonus: bigint },
  amount: bigint,
): bigint {
  const share = shareOf(amount, bonusBasisPoints);
  return share < bonus ? share : bonus;
}

interface Reader {
  db: Queries;
  merchant: Merchant;
  language: string;
}

/**
 * Finds the promotions of deposits.
 * @returns a function that returns the promotion of a deposit as in the API, or nothing if the deposit has none
 */
export async function selectTakenPromos({ db, ...reader }: Reader, rows: readonly DepositRow[]) {
  const ids = rows.flatMap(({ promotionId }) => promotionId ?? []);
  const found = ids.length === 0 ? [] : await db.select().from(promotions).where(inArray(promotions.id, ids));
  const byId = new Map(found.map((promo) => [promo.id, promo]));
  return ({ promotionId, amount }: DepositRow) => {
    const promo = promotionId === null ? undefined : byId.get(promotionId);
    if (promo === undefined) return undefined;
    const exponent = exponentOf(reader.merchant);
    const bonus = depositBonus(promo, amount);
    return {
      promo: {
        title: localised(promo.title, reader),
        bonus: toDecimal(bonus, exponent),
        toStake: toDecimal(bonus * BigInt(promo.turnoverTimes), exponent),
      },
    };
  };
}
