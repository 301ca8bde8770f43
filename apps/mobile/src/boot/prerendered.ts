/** Id of the element that contains, as JSON, the gateway's replies that home's HTML shows. */
export const prerenderedDataId = 'drawing';

/** Milliseconds after which prerendered HTML is no longer trusted: prices, games and texts may have changed. */
const trustedMs = 24 * 60 * 60 * 1000;

/**
 * Whether home's HTML, with replies from the time `drawnAt` (milliseconds, as the page states it), may be shown now.
 */
export function isPrerenderTrusted(drawnAt: string, now = Date.now()): boolean {
  return Math.abs(now - Number(drawnAt)) < trustedMs;
}
