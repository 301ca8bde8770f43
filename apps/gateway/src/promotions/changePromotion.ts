import type { PromotionState } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberPromotions, promotions } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { type PromotionRow, isVisibleTo, selectPromotions, stateOf } from './promotionRows.ts';

interface Wanted {
  merchant: Merchant;
  memberId: number;
  promoId: number;
}

/**
 * Finds a promotion with the member's state.
 * @throws NOT_FOUND.
 */
export async function readPromotion(db: Queries, { promoId, ...viewer }: Wanted): Promise<PromotionRow> {
  const [row] = await selectPromotions(db, viewer.memberId).where(and(isVisibleTo(viewer), eq(promotions.id, promoId)));
  if (row === undefined) throw new CallFailure('NOT_FOUND', 'This promotion does not exist for this member.');
  return row;
}

/** Throws PROMOTION_UNAVAILABLE unless the promotion is in the wanted state. `value.state` is the actual state. */
export function requirePromotionState(row: PromotionRow, wanted: PromotionState): void {
  const state = stateOf(row);
  if (state !== wanted)
    throw new CallFailure('PROMOTION_UNAVAILABLE', `The promotion is ${state}, not ${wanted}.`, { value: { state } });
}

/** Stores the member's state of a promotion. The caller must call `lockMoney` for the member first. */
export async function setPromotionState(
  tx: Queries,
  { memberId, promoId }: Wanted,
  state: (typeof memberPromotions.$inferInsert)['state'],
): Promise<void> {
  await tx
    .insert(memberPromotions)
    .values({ memberId, promotionId: promoId, state })
    .onConflictDoUpdate({
      target: [memberPromotions.memberId, memberPromotions.promotionId],
      set: { state, changedAt: sql`now()` },
    });
}
