import type { Merchant } from '@livery/merchant';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { cashbackClaims, memberPromotions, members, promotions, referralRewards } from '../../db/schema/index.ts';
import { findClaimableLines, cashbackLineId } from '../../promotions/cashbackLines.ts';
import { referralReward } from '../../promotions/referralReward.ts';
import type { DemoHistory } from './demoHistories.ts';
import type { HistoricalMovement } from './postHistory.ts';

const dayMs = 86_400_000;

interface Of {
  memberId: number;
  past: DemoHistory;
}

const paidTo = (memberId: number, kind: string) => ({
  kind,
  from: { memberId: null, code: 'PROMOTIONS' },
  to: { memberId, code: 'MAIN' },
});

/**
 * Seeds the states of a demo member's promotions.
 * @returns the movements of paid promotions.
 */
export async function seedMemberPromotions(
  tx: Queries,
  merchant: Merchant,
  { memberId, past }: Of,
): Promise<HistoricalMovement[]> {
  const known = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchantCode, merchant.code), inArray(promotions.code, Object.keys(past.promotions))));
  const rows = known.map((promotion) => ({ promotion, ...past.promotions[promotion.code]! }));
  if (rows.length === 0) return [];
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs);
  await tx.insert(memberPromotions).values(
    rows.map(({ promotion, state, daysAgo }) => ({
      memberId,
      promotionId: promotion.id,
      state,
      joinedAt: at(daysAgo),
      changedAt: at(daysAgo),
    })),
  );
  return rows
    .filter(({ state }) => state === 'ISSUED' || state === 'CLAIMED')
    .map(({ promotion, daysAgo }) => ({
      ...paidTo(memberId, 'PROMOTION'),
      at: at(daysAgo),
      reference: `promotion ${promotion.id} ${memberId}`,
      amount: promotion.bonus,
    }));
}

/** Seeds claims of the older half of the week's cashback; the rest can be claimed. Call it after seeding the rounds. */
export async function seedCashbackClaims(
  tx: Queries,
  merchant: Merchant,
  { memberId }: Of,
): Promise<HistoricalMovement[]> {
  const lines = await findClaimableLines(tx, { merchant, memberId });
  const old = lines.filter(({ day }) => day <= new Date(Date.now() - 5 * dayMs).toISOString().slice(0, 10));
  if (old.length === 0) return [];
  const claimedAt = new Date(Date.now() - 3 * dayMs);
  await tx.insert(cashbackClaims).values(old.map((line) => ({ memberId, claimedAt, ...line })));
  const amount = old.reduce((sum, line) => sum + line.amount, 0n);
  return [
    { ...paidTo(memberId, 'CASHBACK'), at: claimedAt, reference: `${memberId} ${cashbackLineId(old[0]!)}`, amount },
  ];
}

/** Seeds the friends that a demo member invited, and the reward for the first of them. */
export async function seedFriends(
  tx: Queries,
  merchant: Merchant,
  { memberId, past }: Of,
): Promise<HistoricalMovement[]> {
  const friends = await tx
    .update(members)
    .set({ referrerId: memberId })
    .where(
      and(
        eq(members.merchantCode, merchant.code),
        inArray(members.username, ['', ...past.friends]),
        isNull(members.referrerId),
      ),
    )
    .returning({ id: members.id, username: members.username });
  const first = friends.find(({ username }) => username === past.friends[0]);
  if (first === undefined) return [];
  const amount = referralReward(merchant);
  const createdAt = new Date(Date.now() - 5 * dayMs);
  await tx.insert(referralRewards).values({ invitedId: first.id, memberId, amount, createdAt });
  return [{ ...paidTo(memberId, 'REFERRAL'), at: createdAt, reference: String(first.id), amount }];
}
