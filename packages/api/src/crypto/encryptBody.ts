import { loadCode } from '@livery/device/code';
import { cryptoError } from './cryptoError.ts';
import type { BoundRequest, CryptoSuite, EncryptedBody, Suite } from './suite.ts';

/** Each suite, with its cipher, is a separate chunk that is loaded for the first body. */
const suites: Record<CryptoSuite, () => Promise<Suite>> = {
  'oaep-gcm': () => loadCode(() => import('./oaepGcm.ts'), 'encryptOaepGcm'),
  'legacy-des': () => loadCode(() => import('./legacyDes.ts'), 'encryptLegacyDes'),
};

/**
 * Encrypts a request body.
 * @param publicKeyPem the gateway's RSA key, SPKI in PEM
 * @param json the body, already JSON
 * @param request the request of the body: `oaep-gcm` binds the body to it
 * @throws CryptoError with code CRYPTO_UNAVAILABLE (page without WebCrypto), CRYPTO_FAILED (invalid key) or NETWORK
 * (the cipher's code did not load)
 */
export async function encryptBody(
  suite: CryptoSuite,
  publicKeyPem: string,
  json: string,
  request: BoundRequest,
): Promise<EncryptedBody> {
  let encrypt: Suite;
  try {
    encrypt = await suites[suite]();
  } catch {
    throw cryptoError('NETWORK', `the code of crypto suite ${suite} did not load`);
  }
  return encrypt(publicKeyPem, json, request);
}
