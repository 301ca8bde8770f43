import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/**
 * Eight hex digits that change with the code that draws and encodes pictures. Every picture's address contains them, so
 * that a changed picture has another address.
 */
export function artVersion(): string {
  return (known ??= hashSources());
}

function hashSources(): string {
  const art = fileURLToPath(new URL('../art', import.meta.url));
  const sources = readdirSync(art, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => join(art, file));
  const encoder = fileURLToPath(new URL('./encodePicture.ts', import.meta.url));
  const hash = createHash('sha256');
  for (const file of [...sources, encoder]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
