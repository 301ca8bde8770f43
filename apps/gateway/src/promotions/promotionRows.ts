import type { PromotionState } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, memberPromotions, promotions } from '../db/schema/index.ts';
import type { ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { promotionFile } from '../pictures/pictureFiles.ts';
import { withSizes } from '../pictures/pictureSizes.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { depositTermsOf } from './depositTermsOf.ts';
import { stakedSince } from './stakedSince.ts';

/** Stakes of the member since joining; computed only for joined promotions. */
const staked = sql`case when ${memberPromotions.state} = 'JOINED' then ${stakedSince(memberPromotions.memberId, memberPromotions.joinedAt)} else 0 end`;

/**
 * Selects promotions with the state of a member or a guest (id 0), and the state of the deposit that used the
 * promotion.
 */
export function selectPromotions(db: Queries, memberId: number) {
  const taken = db
    .select({ state: deposits.state })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.promotionId, promotions.id),
        or(eq(deposits.state, 'APPROVED'), and(eq(deposits.state, 'PENDING'), gt(deposits.expiresAt, sql`now()`))),
      ),
    )
    .orderBy(desc(deposits.id))
    .limit(1)
    .as('taken');
  return db
    .select({
      promotion: getTableColumns(promotions),
      own: memberPromotions.state,
      depositState: taken.state,
      staked: staked.mapWith(BigInt),
      isComing: sql<boolean>`${promotions.startsAt} > now()`,
      isOver: sql<boolean>`coalesce(${promotions.endsAt} <= now(), false)`,
    })
    .from(promotions)
    .leftJoin(
      memberPromotions,
      and(eq(memberPromotions.promotionId, promotions.id), eq(memberPromotions.memberId, memberId)),
    )
    .leftJoinLateral(taken, sql`true`)
    .orderBy(asc(promotions.rank))
    .$dynamic();
}

/**
 * SQL condition: the promotions that a member or guest may see. A granted promotion is visible to its members, an ended
 * one for 30 days.
 */
export function isVisibleTo({ merchant, memberId }: { merchant: Merchant; memberId: number }) {
  return and(
    eq(promotions.merchantCode, merchant.code),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, sql`now() - interval '30 days'`)),
    memberId === 0 ? eq(promotions.isPublic, true) : undefined,
    or(inArray(promotions.way, ['join', 'claim', 'deposit']), sql`${memberPromotions.state} is not null`),
  );
}

export type PromotionRow = Awaited<ReturnType<typeof selectPromotions>>[number];

/** The promotion's state for the member. */
export function stateOf({
  promotion,
  own,
  depositState,
  staked: soFar,
  isComing,
  isOver,
}: PromotionRow): PromotionState {
  if (depositState !== null) return depositState === 'APPROVED' ? 'ISSUED' : 'APPLYING';
  const hasReached = own === 'JOINED' && soFar >= promotion.goal;
  if (own !== null && own !== 'JOINED' && own !== 'CLAIM') return own;
  if (isOver) return 'CLOSED';
  if (own !== null) return hasReached ? 'CLAIM' : own;
  if (isComing) return 'COMING_SOON';
  return promotion.way === 'claim' ? 'CLAIM' : 'JOIN';
}

/** A promotion as the API returns it. */
export function promotionValueOf(
  row: PromotionRow,
  context: { merchant: Merchant; language: string },
): ValueOf<'joinPromotion'> {
  const { promotion } = row;
  const { merchant } = context;
  const exponent = exponentOf(merchant);
  const state = stateOf(row);
  return {
    promoId: String(promotion.id),
    type: promotion.type,
    state,
    title: localised(promotion.title, context),
    line: localised(promotion.line, context),
    content: localised(promotion.content, context),
    imageUrl: `/sandbox/cdn/${merchant.code.toUpperCase()}/promotions/${withSizes(promotionFile({ ...promotion, style: merchant.pictureStyle }), 'banner')}`,
    startsAt: promotion.startsAt.toISOString(),
    ...(promotion.endsAt !== null && { endsAt: promotion.endsAt.toISOString() }),
    ...(promotion.way === 'deposit'
      ? { depositTerms: depositTermsOf(promotion, exponent) }
      : { bonus: toDecimal(promotion.bonus, exponent), turnoverTimes: promotion.turnoverTimes }),
    ...(state === 'JOINED' && {
      progress: { staked: toDecimal(row.staked, exponent), goal: toDecimal(promotion.goal, exponent) },
    }),
  };
}
