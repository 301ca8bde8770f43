import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { rememberAffiliateLink } from '../../model/affiliateLink.ts';

/** Stores the affiliate whose link opened this page, on any screen. */
export function AffiliateLinkWatch(): null {
  const { code } = useMerchant();
  useEffect(() => rememberAffiliateLink(code), [code]);
  return null;
}
