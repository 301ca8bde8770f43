import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts an address with DES-ECB-PKCS7, in base64 followed by its key: the format of entries of type 3. This is only
 * obfuscation.
 */
export function encryptServicePath(address: string): string {
  const key = randomBytes(4).toString('hex');
  // OpenSSL 3 has no single DES. Triple DES with the same key three times is the same function: E(D(E(x))) = E(x).
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return `${Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64')}${key}`;
}
