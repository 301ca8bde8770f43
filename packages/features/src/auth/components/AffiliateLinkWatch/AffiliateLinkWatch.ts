import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { rememberAffiliateLink } from '../../model/affiliateLink.ts';

/** Remembers the affiliate whose link led to this page, whichever screen it led to. */
export function AffiliateLinkWatch(): null {
  const { code } = useMerchant();
  useEffect(() => rememberAffiliateLink(code), [code]);
  return null;
}
