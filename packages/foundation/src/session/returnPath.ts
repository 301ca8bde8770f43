import { paths } from '../addresses/index.ts';

/** Where login leads: back to the address in the location's state, see `LoginState`, else home. Only paths of this app count. */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
