import { JSEncrypt } from 'jsencrypt';
import { cryptoError } from './cryptoError.ts';

export interface RsaPublicKey {
  rsa: JSEncrypt;
  modulusHex: string;
  exponent: number;
}

/**
 * Reads the merchant's key, SPKI in PEM. Checked here: without a key JSEncrypt makes one of its own, and the body would
 * be readable by nobody.
 * @throws CryptoError CRYPTO_FAILED
 */
export function readPublicKey(pem: string): RsaPublicKey {
  const unusable = cryptoError('CRYPTO_FAILED', "the merchant's RSA key can't be used; see gateway.json rsaPublicKey");
  if (!pem.includes('PUBLIC KEY')) throw unusable;
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  // Its types hide modulus and exponent; there is no other way to know whether the key was read.
  const { n, e } = rsa.getKey() as unknown as { n: { toString(radix: number): string } | null; e: number };
  if (!n || !e) throw unusable;
  return { rsa, modulusHex: n.toString(16), exponent: e };
}
