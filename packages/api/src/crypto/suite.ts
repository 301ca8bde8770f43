import type { BodyBinding } from '../contract/bodyBinding.ts';

/** Encryption suites, by their name in `gateway.json`. */
export type CryptoSuite = 'oaep-gcm' | 'legacy-des';

/** An encrypted body and the `Encryption` header with its key. */
export interface EncryptedBody {
  header: string;
  body: { value: string; time?: number; nonce?: string };
}

/** The request that a body is encrypted for. */
export type BoundRequest = Omit<BodyBinding, 'time' | 'nonce'>;

/** Generates random bytes. It is a parameter of the suites, so that tests can pass known bytes. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

/** Encrypts one JSON body for the owner of a public key. `oaep-gcm` binds the body to the request. */
export type Suite = (
  publicKeyPem: string,
  json: string,
  request: BoundRequest,
  randomBytes?: RandomBytes,
) => Promise<EncryptedBody>;
