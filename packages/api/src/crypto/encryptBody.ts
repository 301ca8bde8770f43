import { cryptoError } from './cryptoError.ts';

/** Ways to encrypt a body, by the name in `gateway.json`. */
export type CryptoSuite = 'oaep-gcm' | 'legacy-des';

/** An encrypted body and the `Encryption` header that carries its key. */
export interface SealedBody {
  header: string;
  body: { value: string };
}

/** Bytes nobody can guess, in place of the given ones. Tests give their own. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;
export type Suite = (publicKeyPem: string, json: string, randomBytes?: RandomBytes) => Promise<SealedBody>;

/** Each suite and its cipher is downloaded when the first body needs it. */
const suites: Record<CryptoSuite, () => Promise<Suite>> = {
  'oaep-gcm': async () => (await import('./oaepGcm.ts')).sealOaepGcm,
  'legacy-des': async () => (await import('./legacyDes.ts')).sealLegacyDes,
};

/**
 * Encrypts a request body.
 * @param publicKeyPem the gateway's RSA key, SPKI in PEM
 * @param json the body, already JSON
 * @throws CryptoError with code CRYPTO_UNAVAILABLE (page without WebCrypto), CRYPTO_FAILED (unusable key) or NETWORK (the cipher's code did not load)
 */
export async function encryptBody(suite: CryptoSuite, publicKeyPem: string, json: string): Promise<SealedBody> {
  let seal: Suite;
  try {
    seal = await suites[suite]();
  } catch {
    throw cryptoError('NETWORK', `the code of crypto suite ${suite} did not load`);
  }
  return seal(publicKeyPem, json);
}
