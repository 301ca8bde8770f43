import { utf8 } from '../crypto/bytes.ts';
import { serviceAddress } from './serviceAddress.ts';

const keyLength = 8;

/**
 * Address out of the encrypted path of a customer-service entry of type 3: base64 of DES-ECB-PKCS#7, then its own key of
 * 8 characters. The cipher is downloaded when a contact is first tapped.
 * @returns undefined where the contact is unavailable: a path that does not open, or an address that may not be opened
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
