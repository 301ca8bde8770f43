import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import type { SealedBody } from './openBody.ts';
import { strictBase64, utf8 } from './strictText.ts';

const ivLength = 12;
const tagLength = 16;

/**
 * Suite `oaep-gcm`: the body is AES-256-GCM, iv || ciphertext || tag in base64. The header is RSA-OAEP-SHA256 (MGF1 SHA-256)
 * over the content key's base64 text: a text, because the browser's RSA library wraps texts.
 */
export function openOaepGcm({ wrappedKey, value, privateKey }: SealedBody): string {
  const keyText = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    strictBase64(wrappedKey),
  );
  const key = strictBase64(keyText.toString('latin1'));
  const sealed = strictBase64(value);
  if (key.length !== 32 || sealed.length < ivLength + tagLength) throw new Error('too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return utf8(Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]));
}
