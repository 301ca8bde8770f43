import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import type { EncryptedBody } from './encryptedBody.ts';
import { decodeBase64, utf8 } from './decodeText.ts';

/**
 * Decrypts a body of the suite `legacy-des`, which older clients use. Their key `r` is 16 random letters or digits. The
 * body is DES-ECB-PKCS7 under the first 8 of them, in base64. The header is unpadded RSA over `r`, in hexadecimal. The
 * suite is only obfuscation: TLS protects the body. The body is not bound to its request or time, so a recorded body
 * can be sent again with a session's token.
 */
export function decryptLegacyDes({ wrappedKey, value, privateKey }: EncryptedBody): string {
  if (!/^([0-9a-f]{2})+$/i.test(wrappedKey)) throw new Error('not hex');
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(wrappedKey, 'hex'));
  const r = block.subarray(-16);
  if (block.subarray(0, -16).some((byte) => byte !== 0) || !/^[A-Za-z0-9]{16}$/.test(r.toString('latin1')))
    throw new Error('not 16 letters or digits');
  // OpenSSL 3 has no single DES. Triple DES with the same key three times is the same function: E(D(E(x))) = E(x).
  const key = r.subarray(0, 8);
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return utf8(Buffer.concat([decipher.update(decodeBase64(value)), decipher.final()]));
}
