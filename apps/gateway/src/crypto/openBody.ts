import type { KeyObject } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';
import { openLegacyDes } from './legacyDes.ts';
import { openOaepGcm } from './oaepGcm.ts';

/** Opens one encrypted body. Throws whatever it likes: `openBody` tells nobody why. */
type OpenSuite = (sealed: SealedBody) => string;

export interface SealedBody {
  /** Content of the `Encryption` header: the wrapped key. */
  wrappedKey: string;
  /** `value` of the body. */
  value: string;
  privateKey: KeyObject;
}

const suites: Readonly<Record<Merchant['gateway']['cryptoSuite'], OpenSuite>> = {
  'oaep-gcm': openOaepGcm,
  'legacy-des': openLegacyDes,
};

/**
 * The plain body of an encrypted call, as JSON text. Every fault sounds the same: a gateway that says which step failed
 * helps whoever tries to open what is not theirs.
 */
export function openBody(suite: keyof typeof suites, sealed: SealedBody): string {
  try {
    return suites[suite](sealed);
  } catch {
    throw cipherInvalid();
  }
}

export const cipherInvalid = () =>
  new CallFailure(
    'CIPHER_INVALID',
    "The body can't be opened. Check the crypto suite and the public key of this merchant.",
  );
