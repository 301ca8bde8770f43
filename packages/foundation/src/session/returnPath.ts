import { paths } from '../addresses/index.ts';

/**
 * The target after login: the address in the location's state, see `LoginState`, else home. Only paths of this app are
 * valid.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
