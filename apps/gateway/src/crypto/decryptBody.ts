import { CallFailure } from '../http/callFailure.ts';
import { decryptLegacyDes } from './decryptLegacyDes.ts';
import { decryptOaepGcm } from './decryptOaepGcm.ts';
import type { BoundBody, EncryptedBody } from './encryptedBody.ts';

/**
 * Decrypts the body of a request: with `oaep-gcm` if it has a binding, else with `legacy-des`.
 * @returns the plain body, as JSON text.
 * @throws CIPHER_INVALID, with the same message for every fault, because naming the failed step would help an attacker.
 */
export function decryptBody(body: EncryptedBody | BoundBody): string {
  try {
    return 'binding' in body ? decryptOaepGcm(body) : decryptLegacyDes(body);
  } catch {
    throw cipherInvalid();
  }
}

export const cipherInvalid = () =>
  new CallFailure(
    'CIPHER_INVALID',
    "The body can't be decrypted. Check the crypto suite and the public key of this merchant, and that the body was encrypted for this very request.",
  );
