import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { associatedData } from '@livery/api/contract';
import { decodeBase64, utf8 } from './decodeText.ts';
import type { BoundBody } from './encryptedBody.ts';

const ivLength = 12;
const tagLength = 16;

/**
 * Decrypts a body of the suite `oaep-gcm`: AES-256-GCM as iv || ciphertext || tag, in base64. The header is
 * RSA-OAEP-SHA256 (MGF1 SHA-256) over the base64 text of the content key, because the browser's RSA library encrypts
 * only texts. The binding of the body is authenticated too, so decryption fails with the binding of another request.
 */
export function decryptOaepGcm({ wrappedKey, value, privateKey, binding }: BoundBody): string {
  const keyText = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    decodeBase64(wrappedKey),
  );
  const key = decodeBase64(keyText.toString('latin1'));
  const sealed = decodeBase64(value);
  if (key.length !== 32 || sealed.length < ivLength + tagLength) throw new Error('too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(associatedData(binding)));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return utf8(Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]));
}
