import { type AffiliateLink, storageKeys } from '@livery/device/storage';
import { affiliateCodeIn } from '@livery/foundation/addresses';

/**
 * Stores the affiliate of the link before the player can tap anything: a tap before the app runs loads another page,
 * and its address no longer contains the code.
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
    // Storage is blocked or full: the registration screen reads the address itself.
  }
}
