import { paths } from '@livery/foundation/addresses';
/** Where login leads: back to where the person was sent from, else home. Only paths of this app count. */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
