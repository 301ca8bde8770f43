import type { GatewayError } from '@livery/api/client';
import { isOwnLimit } from '@livery/foundation/failure';

/**
 * The reason why a game is not shown: its vendor is under maintenance; it does not exist any more; it is not available
 * for trials; it ended the session; there is no network; a limit or a break of the member; any other error.
 */
export type PlayFailure =
  | { kind: 'maintenance' | 'gone' | 'trial' | 'ended' | 'offline' }
  | { kind: 'ownLimit' | 'other'; error: GatewayError };

const kinds: Readonly<Record<string, Exclude<PlayFailure['kind'], 'ownLimit' | 'other'>>> = {
  VENDOR_MAINTENANCE: 'maintenance',
  GAME_UNAVAILABLE: 'gone',
  NOT_FOUND: 'gone',
  TRIAL_NOT_ALLOWED: 'trial',
  SESSION_INVALID: 'ended',
  NETWORK: 'offline',
};

export function playFailureOf(error: GatewayError): PlayFailure {
  const kind = kinds[error.code];
  if (kind !== undefined) return { kind };
  return { kind: isOwnLimit(error) ? 'ownLimit' : 'other', error };
}
