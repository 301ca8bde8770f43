import type { FailureCode } from '../contract/failureCodes.ts';

/** Codes of errors that the client detects itself. */
export type ClientFailureCode =
  /** No reply: offline, no route, or a broken connection. */
  | 'NETWORK'
  /** No complete reply in time. */
  | 'TIMEOUT'
  /** The caller aborted the request. */
  | 'ABORTED'
  /** The reply does not fit the contract. */
  | 'REPLY_INVALID'
  /** The session changed during the request. The reply belongs to another player and was discarded. */
  | 'SESSION_CHANGED'
  /** The gateway replied that it did not save the data. */
  | 'NOT_SAVED'
  /** The browser has no WebCrypto, because the address of the page is neither https nor localhost. */
  | 'CRYPTO_UNAVAILABLE'
  /** The body could not be encrypted: the merchant's public key is invalid. */
  | 'CRYPTO_FAILED'
  /** A reply with an error status and without an envelope, for example from a proxy. */
  | `HTTP_${number}`;

/** A failed call. It is plain data, because the store contains it. */
export interface GatewayError {
  /**
   * A code of the gateway or of the client. The gateway may be newer and send a code that this client does not list.
   */
  code: FailureCode | ClientFailureCode | (string & {});
  /** HTTP status; missing if there was no reply. */
  status?: number;
  /** For developers, in English. Players see a text chosen by `code`. */
  message: string;
  /** The value that the gateway sent with the failure, unchecked, for example a captcha or a list of issues. */
  value?: unknown;
  /** Seconds that the client must wait before the next request, if the gateway requires it. */
  retryAfterSeconds?: number;
}

/** True for a `GatewayError`, false for the SerializedError of a bug. */
export function isGatewayError(error: unknown): error is GatewayError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error
  );
}

/**
 * Whether a retry can help: the network or the server failed temporarily. Maintenance lasts longer, so a retry does not
 * help.
 */
export function isTemporary({ code, status }: GatewayError): boolean {
  return code === 'NETWORK' || code === 'TIMEOUT' || (status !== undefined && status >= 500 && code !== 'MAINTENANCE');
}
