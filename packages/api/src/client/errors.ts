import type { FailureCode } from '../contract/failureCodes.ts';

/** Codes for what goes wrong on this side of the gateway. */
export type ClientFailureCode =
  /** No answer: offline, no route, or the connection broke. */
  | 'NETWORK'
  /** No whole answer in time. */
  | 'TIMEOUT'
  /** The caller gave up. */
  | 'ABORTED'
  /** The answer does not fit the contract. */
  | 'REPLY_INVALID'
  /** The session changed while the answer was on its way; it belongs to someone else and was thrown away. */
  | 'SESSION_CHANGED'
  /** The gateway answered that it did not save. */
  | 'NOT_SAVED'
  /** The browser has no WebCrypto: the page is neither https nor localhost. */
  | 'CRYPTO_UNAVAILABLE'
  /** The body could not be encrypted: the merchant's public key is unusable. */
  | 'CRYPTO_FAILED'
  /** An answer with this status and no envelope, as proxies give. */
  | `HTTP_${number}`;

/** A call that failed. Plain data: it lives in the store. */
export interface GatewayError {
  /** The gateway's code, known here or newer than this client, or one of the client's own. */
  code: FailureCode | ClientFailureCode | (string & {});
  /** HTTP status, where there was an answer. */
  status?: number;
  /** For developers, in English. Players see a text chosen by `code`. */
  message: string;
  /** What the gateway sent with the failure, unchecked: a captcha, a list of issues. */
  value?: unknown;
  /** The gateway asked to wait this many seconds. */
  retryAfterSeconds?: number;
}

/** True for a `GatewayError`, as opposed to the SerializedError of a bug. */
export function isGatewayError(error: unknown): error is GatewayError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error
  );
}

/** Worth another try by itself: the network or the server stumbled. Maintenance is no stumble. */
export function isTemporary({ code, status }: GatewayError): boolean {
  return code === 'NETWORK' || code === 'TIMEOUT' || (status !== undefined && status >= 500 && code !== 'MAINTENANCE');
}
