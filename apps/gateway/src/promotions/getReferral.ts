import type { Merchant } from '@livery/merchant';
import { count, desc, eq, sum } from 'drizzle-orm';
import { members, referralRewards } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { maskUsername } from '../member/maskUsername.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { referralReward } from './referralReward.ts';

export async function getReferral(context: ContextOf<'getReferral'>): Promise<ValueOf<'getReferral'>> {
  const { db, merchant, query } = context;
  if (!merchant.switches.REFERRAL)
    throw new CallFailure('NOT_ALLOWED', 'Inviting friends is switched off at this merchant.');
  const { memberId } = requireSession(context);
  const exponent = exponentOf(merchant);
  const [own] = await db.select({ code: members.referralCode }).from(members).where(eq(members.id, memberId));
  const [earned] = await db
    .select({ total: sum(referralRewards.amount) })
    .from(referralRewards)
    .where(eq(referralRewards.memberId, memberId));
  const [friends] = await db.select({ count: count() }).from(members).where(eq(members.referrerId, memberId));
  const { limit, offset } = pageRange(query);
  const invited = await db
    .select({ username: members.username, joinedAt: members.createdAt, reward: referralRewards.amount })
    .from(members)
    .leftJoin(referralRewards, eq(referralRewards.invitedId, members.id))
    .where(eq(members.referrerId, memberId))
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(limit)
    .offset(offset);
  const rows = invited.map(({ username, joinedAt, reward }) => ({
    name: maskUsername(username),
    joinedAt: joinedAt.toISOString(),
    reward: toDecimal(reward ?? 0n, exponent),
  }));
  return {
    code: own!.code,
    link: `${siteOf(merchant, context.origin)}/m/register?affiliateCode=${own!.code}`,
    reward: toDecimal(referralReward(merchant), exponent),
    earned: toDecimal(BigInt(earned?.total ?? 0), exponent),
    friends: friends!.count,
    invited: toPage(rows, friends!.count, query),
  };
}

/** Origin of the product: the calling page's, else the merchant's first host, else empty. */
const siteOf = ({ hosts }: Merchant, origin: string | undefined): string =>
  origin ?? (hosts[0] === undefined ? '' : `https://${hosts[0]}`);
