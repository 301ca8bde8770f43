import type { PublicMerchant } from '@livery/merchant';
import type { Vendor } from './games.transform.ts';
import { pictureCandidates } from './pictureCandidates.ts';

/**
 * Returns the addresses of a vendor's logo, in the order in which the app tries them. Empty if the gateway sends no
 * logo.
 */
export function vendorLogoCandidates(
  { logoPath }: Pick<Vendor, 'logoPath'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string[] {
  return logoPath === undefined ? [] : pictureCandidates(logoPath, merchant);
}
