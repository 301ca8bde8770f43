import type { BodyBinding } from '../contract/bodyBinding.ts';

/** Ways to encrypt a body, by the name in `gateway.json`. */
export type CryptoSuite = 'oaep-gcm' | 'legacy-des';

/** An encrypted body and the `Encryption` header that carries its key. */
export interface EncryptedBody {
  header: string;
  body: { value: string; time?: number; nonce?: string };
}

/** The request that a body is encrypted for. */
export type BoundRequest = Omit<BodyBinding, 'time' | 'nonce'>;

/** Makes random bytes. The suites take it as a parameter so that a test can fix them. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

/** Encrypts one body of JSON for the owner of a public key. A suite that binds bodies binds it to the request. */
export type Suite = (
  publicKeyPem: string,
  json: string,
  request: BoundRequest,
  randomBytes?: RandomBytes,
) => Promise<EncryptedBody>;
