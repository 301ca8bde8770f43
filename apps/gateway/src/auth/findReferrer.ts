import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { affiliateDomains, members } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

interface Brought {
  affiliateCode: string;
  recommenderId: string;
  domain: string;
}

/** Who brought a new member: the affiliate whose code came along, else the recommender, else whom the host belongs to. */
export async function findReferrer(
  db: Queries,
  merchantCode: string,
  { affiliateCode, recommenderId, domain }: Brought,
): Promise<number | null> {
  const affiliate = affiliateCode === '' ? undefined : await findMemberByCode(db, merchantCode, affiliateCode);
  if (affiliateCode !== '' && affiliate === undefined)
    throw new CallFailure('AFFILIATE_INVALID', 'No affiliate has this code.');
  const recommender =
    recommenderId === ''
      ? undefined
      : await findMemberByCode(db, merchantCode, recommenderId, recommenderId.trim().toLowerCase());
  if (recommenderId !== '' && recommender === undefined)
    throw new CallFailure('REFERRER_INVALID', 'No member goes by this referrer id.');
  return (affiliate ?? recommender ?? (await findAffiliateByDomain(db, merchantCode, domain)))?.id ?? null;
}

/** The open member (no trial) whose referral code this is, or, where one is given, whose user name. */
export async function findMemberByCode(
  db: Queries,
  merchantCode: string,
  code: string,
  username = '',
): Promise<{ id: number } | undefined> {
  const goesByIt = or(eq(members.referralCode, code.trim().toUpperCase()), eq(members.username, username));
  return (
    await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchantCode, merchantCode), isOpen, goesByIt))
  )[0];
}

/** The affiliate that a host belongs to. */
export async function findAffiliateByDomain(
  db: Queries,
  merchantCode: string,
  domain: string,
): Promise<{ id: number; referralCode: string } | undefined> {
  const [found] = await db
    .select({ id: members.id, referralCode: members.referralCode })
    .from(affiliateDomains)
    .innerJoin(members, eq(members.id, affiliateDomains.memberId))
    .where(
      and(
        eq(affiliateDomains.merchantCode, merchantCode),
        eq(affiliateDomains.domain, domain.trim().toLowerCase()),
        isOpen,
      ),
    );
  return found;
}

const isOpen = and(eq(members.status, 'active'), sql`${members.type} between 0 and 2`);
