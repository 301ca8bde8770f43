import { type AffiliateLink, storageKeys } from '@livery/device/storage';
import { affiliateCodeIn } from '@livery/foundation/addresses';

/**
 * Stores the affiliate of the link before the player can tap anything. A tap before the app runs loads another page,
 * whose address does not contain the code.
 */
export function rememberAffiliateLink(merchant: string): void {
  const code = affiliateCodeIn(location.href);
  if (code === undefined) return;
  try {
    localStorage.setItem(
      storageKeys.affiliateLink,
      JSON.stringify({ merchant, code, at: Date.now() } satisfies AffiliateLink),
    );
  } catch {
    // Storage is blocked or full. Then the registration screen reads the code from the address.
  }
}
