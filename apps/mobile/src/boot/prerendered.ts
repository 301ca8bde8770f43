/** Id of the element that contains, as JSON, the gateway's replies that are shown in home's HTML. */
export const prerenderedDataId = 'drawing';

/** Milliseconds after which prerendered HTML is no longer trusted: prices, games and texts may have changed. */
const trustedMs = 24 * 60 * 60 * 1000;

/**
 * Whether home's HTML may be shown now. `drawnAt` is the time of the gateway's replies in it: milliseconds since 1970,
 * as the page contains it.
 */
export function isPrerenderTrusted(drawnAt: string, now = Date.now()): boolean {
  return Math.abs(now - Number(drawnAt)) < trustedMs;
}
