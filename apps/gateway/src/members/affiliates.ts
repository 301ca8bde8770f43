import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { affiliateOfDomain, memberByCode } from './findReferrer.ts';

export async function getAffiliate({
  merchant,
  db,
  query: { domain },
}: ContextOf<'getAffiliate'>): Promise<ValueOf<'getAffiliate'>> {
  return { affiliateCode: (await affiliateOfDomain(db, merchant.code, domain))?.referralCode ?? '' };
}

/** A code is good on every host of its merchant: `domain` is taken because clients send it. */
export async function checkAffiliateCode({
  merchant,
  db,
  query: { code },
}: ContextOf<'checkAffiliateCode'>): Promise<ValueOf<'checkAffiliateCode'>> {
  return { success: (await memberByCode(db, merchant.code, code)) !== undefined };
}
