import { createContext, use } from 'react';
import type { PublicMerchant } from '../merchant.ts';

const MerchantContext = createContext<PublicMerchant | undefined>(undefined);

/** Provides the merchant of this page to the app: `<MerchantProvider value={merchant}>`. */
export const MerchantProvider = MerchantContext;

/**
 * The merchant of this page: its name, licence, currency, switches, languages. It never changes while the page is open.
 */
export function useMerchant(): PublicMerchant {
  const merchant = use(MerchantContext);
  if (merchant === undefined)
    throw new Error('useMerchant needs a <MerchantProvider> above it: the app has one in its root.');
  return merchant;
}
