import { hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Derives a key of 32 bytes for one purpose from the private key. All processes with the same private key derive the
 * same key. It is not stored.
 */
export function deriveKey(privateKey: KeyObject, purpose: string): Buffer {
  const material = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', material, '', purpose, 32));
}
