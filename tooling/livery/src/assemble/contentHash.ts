import { createHash } from 'node:crypto';

/** First ten characters of a content's hash: for caches, and for names of files that browsers cache forever. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10);
}
