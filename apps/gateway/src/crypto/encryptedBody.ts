import type { KeyObject } from 'node:crypto';

/** An encrypted request body, and the key that decrypts it. */
export interface EncryptedBody {
  /** The `Encryption` header: the body's key, encrypted for the gateway. */
  wrappedKey: string;
  /** The body's `value` field: the encrypted JSON, in base64. */
  value: string;
  privateKey: KeyObject;
}
