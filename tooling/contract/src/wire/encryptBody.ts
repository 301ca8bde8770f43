import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { associatedData, type BodyBinding, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';

/** An encrypted body as it is sent. */
export interface EncryptedBody {
  /** The `Encryption` header. */
  encryption: string;
  body: string;
}

/**
 * Encrypts a body as the merchant's clients do: with the suite and the key of its `gateway.json`.
 * @param bound the request that it is bound to; default: a guest's login at the current time
 */
export function encryptBody(merchant: Merchant, text: string, bound: Partial<BodyBinding> = {}): EncryptedBody {
  const { cryptoSuite, rsaPublicKey, paths } = merchant.gateway;
  if (cryptoSuite === 'legacy-des') return encryptLegacyDes(rsaPublicKey, text);
  return encryptOaepGcm(rsaPublicKey, text, {
    merchant: merchant.code,
    method: calls.login.method,
    path: paths.login ?? calls.login.path,
    time: Date.now(),
    nonce: randomBytes(16).toString('base64'),
    idempotencyKey: '',
    token: '',
    ...bound,
  });
}

/**
 * The content key is for AES-256-GCM, and RSA-OAEP wraps its base64 text. The body is initialisation vector, ciphertext
 * and tag.
 */
function encryptOaepGcm(publicKey: string, text: string, binding: BodyBinding): EncryptedBody {
  const [contentKey, vector] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', contentKey, vector);
  cipher.setAAD(Buffer.from(associatedData(binding)));
  const encrypted = Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const wrapped = publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(contentKey.toString('base64')),
  );
  const { time, nonce } = binding;
  return {
    encryption: wrapped.toString('base64'),
    body: JSON.stringify({ value: encrypted.toString('base64'), time, nonce }),
  };
}

/**
 * The secret has sixteen letters. The first eight are the DES key (triple DES with the same key three times). RSA
 * without padding encrypts all sixteen.
 */
function encryptLegacyDes(publicKey: string, text: string): EncryptedBody {
  const secret = randomBytes(8).toString('hex');
  const key = Buffer.from(secret.slice(0, 8), 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const length = (createPublicKey(publicKey).asymmetricKeyDetails?.modulusLength ?? 2048) / 8;
  const block = Buffer.concat([Buffer.alloc(length - secret.length), Buffer.from(secret, 'latin1')]);
  return {
    encryption: publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, block).toString('hex'),
    body: JSON.stringify({ value: encrypted.toString('base64') }),
  };
}
