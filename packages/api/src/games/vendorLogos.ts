import type { PublicMerchant } from '@livery/merchant';
import type { Vendor } from './games.transform.ts';
import { pictureCandidates } from './pictureCandidates.ts';

/** Addresses of a vendor's logo, to try in this order; empty if the gateway sends no logo. */
export function vendorLogoCandidates(
  { logoPath }: Pick<Vendor, 'logoPath'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string[] {
  return logoPath === undefined ? [] : pictureCandidates(logoPath, merchant);
}
