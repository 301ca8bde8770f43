import { findKey, requireKey } from './secretKey.ts';

const ivLength = 12;
const utf8 = (text: string) => new TextEncoder().encode(text);

/**
 * Encrypts a text for one owner with this browser's key (AES-256-GCM). It cannot be decrypted for another owner.
 * @returns base64 of vector || ciphertext || tag
 * @throws if WebCrypto is missing, or IndexedDB, which stores the key
 */
export async function encryptText(text: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(owner) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, await requireKey(), utf8(text)));
  return btoa(String.fromCharCode(...iv, ...ciphertext));
}

/**
 * Decrypts a text of `encryptText`. @throws if the text or the key is missing or damaged, or if the text belongs to
 * another owner
 */
export async function decryptText(encrypted: string, owner: string): Promise<string> {
  const key = await findKey();
  if (key === undefined) throw new Error('The key is missing');
  const bytes = Uint8Array.from(atob(encrypted), (letter) => letter.charCodeAt(0));
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivLength), additionalData: utf8(owner) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivLength)));
}
