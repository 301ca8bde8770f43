import type { KeyObject } from 'node:crypto';
import type { BodyBinding } from '@livery/api/contract';

/** An encrypted request body, and the key that decrypts it. */
export interface EncryptedBody {
  /** The `Encryption` header: the body's key, encrypted for the gateway. */
  wrappedKey: string;
  /** The body's `value` field: the encrypted JSON, in base64. */
  value: string;
  privateKey: KeyObject;
}

/** A body that can be decrypted only for one request: the request that it was encrypted for. */
export interface BoundBody extends EncryptedBody {
  binding: BodyBinding;
}
