import type { CachedReply, StoredItem } from '@livery/device/storage';
import type { Call } from '../contract/call.ts';

/** One request: a call of the contract and what goes with it. */
export interface GatewayRequest {
  call: Call;
  /** Undefined entries are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Plain; encrypted here where the call asks for it. */
  body?: unknown;
  /** Same key, same effect: the gateway carries out a repeated request once. */
  idempotencyKey?: string;
  /** Milliseconds, in place of the context's. */
  timeoutMs?: number;
  /**
   * Where the device stores the reply, to be shown at once and without a network. Default: where the contract says
   * (`cachedAs`).
   */
  storedIn?: StoredItem<CachedReply, undefined>;
  /** This request ends the session itself, so a refused token is no news. */
  isEndingSession?: boolean;
}
