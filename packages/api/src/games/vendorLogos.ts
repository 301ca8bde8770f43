import type { PublicMerchant } from '@livery/merchant';
import type { Vendor } from './games.transform.ts';
import { pictureCandidates } from './pictureCandidates.ts';

/** Addresses of a vendor's logo, to be tried in this order; none where the gateway names none. */
export function vendorLogoCandidates(
  { logoPath }: Pick<Vendor, 'logoPath'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string[] {
  return logoPath === undefined ? [] : pictureCandidates(logoPath, merchant);
}
