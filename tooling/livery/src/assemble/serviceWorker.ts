import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.ts';
import { inlineJson } from './escape.ts';

const template = readFileSync(join(import.meta.dirname, 'serviceWorker.template.js'), 'utf8');

interface WorkerParts {
  code: string;
  /** Text of the shell: a new one is a new version. */
  shellHtml: string;
  /** Addresses fetched at once: what the shell needs to draw anything. */
  precache: readonly string[];
  /** Addresses whose files may stay from an earlier version. */
  keep: readonly string[];
  /** Starts of addresses that carry a hash and never change. */
  hashed: readonly string[];
}

/** The merchant's service worker: opens offline, keeps hashed files, throws old ones away, changes only when asked. */
export function serviceWorker({ code, shellHtml, precache, keep, hashed }: WorkerParts): string {
  const version = contentHash(`${shellHtml}${keep.join()}`);
  return template.replace(
    'SKIN;',
    () => `${inlineJson({ code, version, shell: '/shell.html', precache, keep, hashed })};`,
  );
}
