import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const key = createPublicKey(readFileSync(new URL('../../sandbox-keys/public.pem', import.meta.url)));

interface Sealed {
  /** The `Encryption` header. */
  encryption: string;
  body: string;
}

/** Encrypts a body as a client of this merchant does. */
export function encryptBody(merchant: string, text: string): Sealed {
  return merchant === 'padma' ? encryptLegacyDes(text) : encryptOaepGcm(text);
}

export function encryptOaepGcm(text: string): Sealed {
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const wrapped = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(contentKey.toString('base64')),
  );
  return { encryption: wrapped.toString('base64'), body: JSON.stringify({ value: sealed.toString('base64') }) };
}

export function encryptLegacyDes(text: string, r = randomBytes(8).toString('hex')): Sealed {
  const first = Buffer.from(r.slice(0, 8), 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([first, first, first]), null);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const block = Buffer.concat([Buffer.alloc(256 - r.length), Buffer.from(r, 'latin1')]);
  const wrapped = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block);
  return { encryption: wrapped.toString('hex'), body: JSON.stringify({ value: sealed.toString('base64') }) };
}
