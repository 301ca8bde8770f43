import type { Merchant } from '@livery/merchant';
import { isListedOrigin } from '@livery/merchant/listed-origins';

/** Prefix of a merchant's host for the name of its host of games. */
const prefix = '://play.';

/**
 * The origin of a merchant's games, derived from the merchant's own origin. Both are one site, because of the visit's
 * cookie. They are two origins, because of the frame.
 * @param site origin of the merchant's page
 * @returns undefined if the merchant does not list it as a host of games, because a browser would not show it in a
 * frame
 */
export function playHostOf({ gateway }: Pick<Merchant, 'gateway'>, site: string): string | undefined {
  const origin = site.replace('://', prefix);
  return isListedOrigin(origin, gateway.gameHosts) ? origin : undefined;
}

/**
 * The origin of the merchant's page that shows a game's page in a frame. The game posts messages only to this origin.
 *
 * @param host host of the request for the game's page
 * @param backUrl target of the game's link back
 * @returns undefined if `host` is not the host of games that belongs to the target
 */
export function pageOfPlayHost(host: string, backUrl: string): string | undefined {
  if (!URL.canParse(backUrl)) return undefined;
  const { origin, host: own } = new URL(backUrl);
  return host.toLowerCase() === `play.${own}` ? origin : undefined;
}
