import { hkdfSync, type KeyObject } from 'node:crypto';

/** A secret for one purpose that every process with the same private key comes to, and that is kept nowhere. */
export function deriveKey(privateKey: KeyObject, purpose: string): Buffer {
  const material = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', material, '', purpose, 32));
}
