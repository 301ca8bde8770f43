import { merchantAtHost } from './merchantAtHost.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';

/**
 * Whether pages of this origin may read replies. These are pages of the merchants' hosts and of `<code>.localhost`.
 * Pages of plain `localhost` may read them too, for systems that do not resolve names below it. Hosts of games are not
 * allowed, because a game calls only the host of its own page.
 */
export function isAllowedOrigin(origin: string, merchants: MerchantDirectory): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || merchantAtHost(hostname, merchants) !== undefined;
}
