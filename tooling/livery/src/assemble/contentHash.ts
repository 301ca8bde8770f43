import { createHash } from 'node:crypto';

/** Ten characters of a content's hash: for names of files that browsers cache for ever, and for caches. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
}
