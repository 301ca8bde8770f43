import { JSEncrypt } from 'jsencrypt';
import { cryptoError } from './cryptoError.ts';

export interface RsaPublicKey {
  rsa: JSEncrypt;
  modulusHex: string;
  exponent: number;
}

/**
 * Reads the merchant's key, SPKI in PEM. Checks it, because JSEncrypt generates a key if it has no valid key, and the
 * gateway could not decrypt the body.
 * @throws CryptoError CRYPTO_FAILED
 */
export function readPublicKey(pem: string): RsaPublicKey {
  const unusable = cryptoError('CRYPTO_FAILED', "the merchant's RSA key can't be used; see gateway.json rsaPublicKey");
  if (!pem.includes('PUBLIC KEY')) throw unusable;
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  // The types of JSEncrypt hide modulus and exponent. Only these two show whether the key was parsed.
  const { n, e } = rsa.getKey() as unknown as { n: { toString(radix: number): string } | null; e: number };
  if (!n || !e) throw unusable;
  return { rsa, modulusHex: n.toString(16), exponent: e };
}
