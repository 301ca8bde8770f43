import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { findAffiliateByDomain, findMemberByCode } from './findReferrer.ts';

export async function getAffiliate({
  merchant,
  db,
  query: { domain },
}: ContextOf<'getAffiliate'>): Promise<ValueOf<'getAffiliate'>> {
  return { affiliateCode: (await findAffiliateByDomain(db, merchant.code, domain))?.referralCode ?? '' };
}

/**
 * Checks an affiliate code. A code is valid on every host of its merchant, so `domain` is not used. It is in the
 * contract because clients send it.
 */
export async function checkAffiliateCode({
  merchant,
  db,
  query: { code },
}: ContextOf<'checkAffiliateCode'>): Promise<ValueOf<'checkAffiliateCode'>> {
  return { success: (await findMemberByCode(db, merchant.code, code)) !== undefined };
}
