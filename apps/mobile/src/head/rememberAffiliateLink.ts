import { type AffiliateLink, storageKeys } from '@livery/device/storage';
import { affiliateCodeIn } from '@livery/foundation/addresses';

/**
 * Stores the affiliate whose link was followed, before anything can be tapped: a link that is followed before the app runs
 * loads another page, and the address with the code is gone.
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
