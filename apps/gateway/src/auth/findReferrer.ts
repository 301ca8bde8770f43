import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { affiliateDomains, members } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

interface Brought {
  affiliateCode: string;
  recommenderId: string;
  domain: string;
}

/**
 * Finds the referrer of a new member: the affiliate of the code, else the recommender, else the affiliate of the host.
 * @returns a member's id, or null.
 * @throws AFFILIATE_INVALID or REFERRER_INVALID for an unknown code.
 */
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
    throw new CallFailure('REFERRER_INVALID', 'No member has this referrer id.');
  return (affiliate ?? recommender ?? (await findAffiliateByDomain(db, merchantCode, domain)))?.id ?? null;
}

/** Finds the active member (no trial) with this referral code or, if given, this user name. */
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

/** Finds the affiliate of a host. */
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
