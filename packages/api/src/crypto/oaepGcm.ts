import { associatedData } from '../contract/bodyBinding.ts';
import { secureRandomBytes, toBase64, utf8 } from './bytes.ts';
import { cryptoError } from './cryptoError.ts';
import { gatewayTime } from './gatewayClock.ts';
import type { Suite } from './suite.ts';
import { readPublicKey } from './rsaPublicKey.ts';

const keyLength = 32;
const ivLength = 12;
const nonceLength = 16;

/**
 * Suite `oaep-gcm`. Each body gets a new 256-bit key and 96-bit initialisation vector, so no vector repeats with a key.
 *
 * - Body: base64 of vector || AES-256-GCM ciphertext || 16-byte tag, sent together with a time and a nonce. The
 *   ciphertext is bound to both and to the request: see `BodyBinding`.
 * - Header: base64 of RSA-OAEP (SHA-256, MGF1 with SHA-256, no label) over the key. The key is encoded as base64 text,
 *   because JSEncrypt accepts no bytes.
 */
export const encryptOaepGcm: Suite = async (publicKeyPem, json, request, randomBytes = secureRandomBytes) => {
  // Browsers provide `subtle` only on https and localhost.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle)
    throw cryptoError('CRYPTO_UNAVAILABLE', 'WebCrypto needs https (or localhost); serve this page over https');
  // Outside a page JSEncrypt would generate the OAEP seed with Math.random.
  if (typeof window === 'undefined') throw cryptoError('CRYPTO_UNAVAILABLE', 'bodies are encrypted in a page only');

  const { rsa } = readPublicKey(publicKeyPem);
  const keyBytes = randomBytes(keyLength);
  const iv = randomBytes(ivLength);
  const stamp = { time: Math.round(gatewayTime()), nonce: toBase64(randomBytes(nonceLength)) };
  const additionalData = utf8(associatedData({ ...request, ...stamp }));
  const key = await subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt']);
  // WebCrypto appends the tag to the ciphertext.
  const ciphertext = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, utf8(json)));
  const encrypted = new Uint8Array(ivLength + ciphertext.length);
  encrypted.set(iv);
  encrypted.set(ciphertext, ivLength);

  const header = rsa.encryptOAEP(toBase64(keyBytes));
  if (!header) throw cryptoError('CRYPTO_FAILED', "the merchant's RSA key is too short for OAEP; give it 2048 bits");
  return { header, body: { value: toBase64(encrypted), ...stamp } };
};
