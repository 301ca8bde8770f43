import { merchantAtHost } from './merchantAtHost.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';

/**
 * Whether pages of this origin may read replies: pages of the merchants' hosts, of `<code>.localhost`, and of plain
 * `localhost`, for systems that do not resolve names below it. The hosts of games are not among them: a game only calls
 * the host that its page came from.
 */
export function isAllowedOrigin(origin: string, merchants: MerchantDirectory): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || merchantAtHost(hostname, merchants) !== undefined;
}
