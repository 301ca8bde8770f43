/** Id of the element that holds the gateway's answers which home's HTML shows, as JSON. */
export const prerenderedDataId = 'drawing';

/** Milliseconds after which a drawing is not trusted any more: prices, games and words may be others by then. */
const trustedMs = 24 * 60 * 60 * 1000;

/** Whether home's HTML shows what the gateway said at this time (as the page states it), and may be shown now. */
export function isPrerenderTrusted(drawnAt: string, now = Date.now()): boolean {
  return Math.abs(now - Number(drawnAt)) < trustedMs;
}
