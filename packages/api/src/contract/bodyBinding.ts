/**
 * What an encrypted body of the suite `oaep-gcm` is bound to, as additional authenticated data: taken from its request, it
 * can't be decrypted with any other. Bodies of `legacy-des` are bound to nothing.
 */
export interface BodyBinding {
  /** The `Merchant` header. */
  merchant: string;
  method: string;
  /** Of the call: the contract's, or the merchant's own of `gateway.json`. Without the query, and without a path of `baseUrl`. */
  path: string;
  /** When the body was encrypted, by the gateway's clock: milliseconds since 1970. The body carries it as `time`. */
  time: number;
  /** Random text, another for each body, which carries it as `nonce`. */
  nonce: string;
  /** The `Idempotency-Key` header; empty where there is none. */
  idempotencyKey: string;
  /** The `Authorization` header; empty where there is none. */
  token: string;
}

/** The additional authenticated data of AES-GCM, as text: one line for each part. None of them can hold a line break. */
export const associatedData = ({ merchant, method, path, time, nonce, idempotencyKey, token }: BodyBinding): string =>
  ['livery oaep-gcm', merchant, method, path, time, nonce, idempotencyKey, token].join('\n');

/** How old a body may be, in milliseconds. */
export const bodyLifetimeMs = 5 * 60_000;

/** How far ahead of the gateway's clock a body's time may be, in milliseconds. */
export const bodyLeadMs = 60_000;
