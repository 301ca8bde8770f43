/**
 * The request data that an encrypted body of the suite `oaep-gcm` is bound to, as additional authenticated data. The
 * body cannot be decrypted together with another request. Bodies of `legacy-des` are not bound.
 */
export interface BodyBinding {
  /** The `Merchant` header. */
  merchant: string;
  method: string;
  /**
   * The path of the call, from the contract or from the merchant's `gateway.json`. Without the query, and without the
   * path of `baseUrl`.
   */
  path: string;
  /** Time of encryption by the gateway's clock: milliseconds since 1970. The body contains it as `time`. */
  time: number;
  /** Random text, different for each body. The body contains it as `nonce`. */
  nonce: string;
  /** The `Idempotency-Key` header; empty if missing. */
  idempotencyKey: string;
  /** The `Authorization` header; empty if missing. */
  token: string;
}

/** The additional authenticated data of AES-GCM, as text: one line for each part. No part can contain a line break. */
export const associatedData = ({ merchant, method, path, time, nonce, idempotencyKey, token }: BodyBinding): string =>
  ['livery oaep-gcm', merchant, method, path, time, nonce, idempotencyKey, token].join('\n');

/** Maximum age of an encrypted body, in milliseconds. */
export const bodyLifetimeMs = 5 * 60_000;

/** Maximum time that an encrypted body can be ahead of the gateway's clock, in milliseconds. */
export const bodyLeadMs = 60_000;
