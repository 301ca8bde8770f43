import { affiliateLinkItem } from '@livery/device/storage';
import { affiliateCodeIn } from '@livery/foundation/addresses';

/** Milliseconds for which a followed link counts: 30 days. */
const lifetime = 30 * 86_400_000;

/** The address that this page was loaded at. The address on show may be another by now. */
const loadedAt = () => performance.getEntriesByType?.('navigation')[0]?.name;

/**
 * Remembers the affiliate whose link was followed: the newest one counts. The script in the page's head has stored it
 * already, wherever storage is not blocked.
 */
export function rememberAffiliateLink(merchant: string): void {
  const code = affiliateCodeIn(window.location.href) ?? affiliateCodeIn(loadedAt() ?? window.location.href);
  if (code !== undefined) affiliateLinkItem.write({ merchant, code, at: Date.now() });
}

/** The code of the link that brought this person; undefined where none did. */
export function readAffiliateCode(merchant: string): string | undefined {
  const link = affiliateLinkItem.read();
  return link?.merchant === merchant && Date.now() - link.at < lifetime ? link.code : undefined;
}

/** Forgets the link: it brought a member. */
export const forgetAffiliateLink = (): void => affiliateLinkItem.remove();
