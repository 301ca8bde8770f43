import type { Merchant } from '@livery/merchant';
import { isListedOrigin } from '@livery/merchant/listed-origins';

/** What stands before a merchant's host in the name of the host that games are played on. */
const prefix = '://play.';

/**
 * The origin of a merchant's games, beside its own: the same site, for the visit's cookie, and another origin, for the frame.
 *
 * @param site origin that the merchant's page stands at
 * @returns undefined where the merchant does not name it as a host of games: a browser would not show it in a frame
 */
export function playHostOf({ gateway }: Pick<Merchant, 'gateway'>, site: string): string | undefined {
  const origin = site.replace('://', prefix);
  return isListedOrigin(origin, gateway.gameHosts) ? origin : undefined;
}

/**
 * The merchant's page that a game's page on a host of its own belongs to: whom it may speak to.
 *
 * @param host of the request
 * @param backUrl where the game leads back to
 */
export function pageOfPlayHost(host: string, backUrl: string): string | undefined {
  if (!URL.canParse(backUrl)) return undefined;
  const { origin, host: own } = new URL(backUrl);
  return host.toLowerCase() === `play.${own}` ? origin : undefined;
}
