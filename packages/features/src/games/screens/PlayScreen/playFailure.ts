import type { GatewayError } from '@livery/api/client';
import { isOwnLimit } from '@livery/foundation/failure';

/**
 * The reason why a game is not shown: the vendor is under maintenance, the game no longer exists, the game is not
 * available for trials, the game ended the session, there is no network, a limit or a break of the member applies, or
 * any other error.
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
