import type { Merchant } from '@livery/merchant';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members, referralRewards } from '../db/schema/index.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Reward for the first deposit of an invited friend, in minor units. */
export const referralReward = (merchant: Merchant): bigint => toMinorUnits(200, exponentOf(merchant));

/** Id of the member's referrer, or null. */
export async function referrerOf(db: Queries, memberId: number): Promise<number | null> {
  const [member] = await db.select({ referrerId: members.referrerId }).from(members).where(eq(members.id, memberId));
  return member?.referrerId ?? null;
}

/** Pays the reward for an invited member only once. Does nothing if the merchant's switch REFERRAL is off. */
export async function rewardReferrer(
  tx: Queries,
  { merchant, invitedId, referrerId }: { merchant: Merchant; invitedId: number; referrerId: number },
): Promise<void> {
  if (!merchant.switches.REFERRAL) return;
  const amount = referralReward(merchant);
  const [first] = await tx
    .insert(referralRewards)
    .values({ invitedId, memberId: referrerId, amount })
    .onConflictDoNothing()
    .returning();
  if (first === undefined) return;
  await moveMoney(tx, {
    merchant,
    kind: 'REFERRAL',
    reference: String(invitedId),
    amount,
    from: { memberId: null, code: 'PROMOTIONS' },
    to: { memberId: referrerId, code: 'MAIN' },
  });
}
