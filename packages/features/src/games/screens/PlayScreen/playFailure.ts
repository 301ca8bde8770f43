import type { GatewayError } from '@livery/api/client';

/**
 * Why a game is not on show: its vendor is under maintenance; it is gone; it is not for trials; it ended the visit; there is no
 * network; anything else.
 */
export type PlayFailure =
  | { kind: 'maintenance' | 'gone' | 'trial' | 'ended' | 'offline' }
  | { kind: 'other'; error: GatewayError };

const kinds: Readonly<Record<string, Exclude<PlayFailure['kind'], 'other'>>> = {
  VENDOR_MAINTENANCE: 'maintenance',
  GAME_UNAVAILABLE: 'gone',
  NOT_FOUND: 'gone',
  TRIAL_NOT_ALLOWED: 'trial',
  SESSION_INVALID: 'ended',
  NETWORK: 'offline',
};

export function playFailureOf(error: GatewayError): PlayFailure {
  const kind = kinds[error.code];
  return kind === undefined ? { kind: 'other', error } : { kind };
}
