import { utf8 } from '../crypto/bytes.ts';
import { serviceAddress } from './serviceAddress.ts';

const keyLength = 8;

/**
 * Decrypts the address of a customer service contact of type 3. The path is base64 of DES-ECB-PKCS#7, then the key of 8
 * characters. The cipher is loaded at the first tap on a contact.
 * @returns undefined if the contact is unavailable: the path cannot be decrypted, or its address is not allowed
 */
export async function decryptServicePath(path: string): Promise<string | undefined> {
  try {
    const { decryptDes } = await import('../crypto/decryptDes.ts');
    const encrypted = Uint8Array.from(atob(path.slice(0, -keyLength)), (letter) => letter.charCodeAt(0));
    const opened = decryptDes(utf8(path.slice(-keyLength)), encrypted);
    return serviceAddress(new TextDecoder('utf-8', { fatal: true }).decode(opened));
  } catch {
    return undefined;
  }
}
