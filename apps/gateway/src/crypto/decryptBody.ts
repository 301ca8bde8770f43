import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';
import type { EncryptedBody } from './encryptedBody.ts';
import { decryptLegacyDes } from './decryptLegacyDes.ts';
import { decryptOaepGcm } from './decryptOaepGcm.ts';

/** Returns the plain text. May throw anything: `decryptBody` replaces the error. */
type DecryptSuite = (body: EncryptedBody) => string;

const suites: Readonly<Record<Merchant['gateway']['cryptoSuite'], DecryptSuite>> = {
  'oaep-gcm': decryptOaepGcm,
  'legacy-des': decryptLegacyDes,
};

/**
 * Decrypts the body of a request.
 * @returns the plain body, as JSON text.
 * @throws CIPHER_INVALID, with the same message for every fault: naming the step that failed would help an attacker.
 */
export function decryptBody(suite: keyof typeof suites, body: EncryptedBody): string {
  try {
    return suites[suite](body);
  } catch {
    throw cipherInvalid();
  }
}

export const cipherInvalid = () =>
  new CallFailure(
    'CIPHER_INVALID',
    "The body can't be decrypted. Check the crypto suite and the public key of this merchant.",
  );
