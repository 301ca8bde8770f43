import { createHash } from 'node:crypto';

/** Ten characters that name a content: in file names that browsers keep for ever, and in caches. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
}
