import type { CachedReply, StoredItem } from '@livery/device/storage';
import type { Call } from '../contract/call.ts';

/** One request: a call of the contract and its data. */
export interface GatewayRequest {
  call: Call;
  /** Undefined entries are omitted. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Unencrypted body. The client encrypts it if the call requires encryption. */
  body?: unknown;
  /** The gateway executes requests with the same key only once. */
  idempotencyKey?: string;
  /** Milliseconds. Replaces the timeout of the context. */
  timeoutMs?: number;
  /**
   * The storage item for the reply, so that it can be shown before the gateway replies and without a network. Default:
   * the item of the contract (`cachedAs`).
   */
  storedIn?: StoredItem<CachedReply, undefined>;
  /** This request ends the session. So SESSION_INVALID in its reply needs no handling. */
  isEndingSession?: boolean;
}
