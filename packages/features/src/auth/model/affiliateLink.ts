import { affiliateLinkItem } from '@livery/device/storage';
import { affiliateCodeIn } from '@livery/foundation/addresses';

/** Milliseconds for which a followed link is valid: 30 days. */
const lifetime = 30 * 86_400_000;

/** Returns the address at which this page was loaded. The current address may differ. */
const loadedAt = () => performance.getEntriesByType?.('navigation')[0]?.name;

/**
 * Stores the affiliate whose link was followed. A newer link replaces an older one. The script in the page's head has
 * already stored the affiliate, unless storage is blocked.
 */
export function rememberAffiliateLink(merchant: string): void {
  const code = affiliateCodeIn(window.location.href) ?? affiliateCodeIn(loadedAt() ?? window.location.href);
  if (code !== undefined) affiliateLinkItem.write({ merchant, code, at: Date.now() });
}

/** Returns the code of the link that the player followed. Undefined without a link. */
export function readAffiliateCode(merchant: string): string | undefined {
  const link = affiliateLinkItem.read();
  return link?.merchant === merchant && Date.now() - link.at < lifetime ? link.code : undefined;
}

/** Removes the stored link after the player became a member. */
export const forgetAffiliateLink = (): void => affiliateLinkItem.remove();
