import { createHash } from 'node:crypto';
import { alphabets } from './alphabets.ts';
import type { FontFace } from './fontFamilies.ts';

/** Version of the method. Increase it if `scripts/makeFonts.ts` generates the files in another way. */
const way = 1;

/** Hash of everything that decides the content of a face's file. */
export function recipeOf({ source, alphabet, weights, pinned }: FontFace): string {
  return createHash('sha256')
    .update(JSON.stringify([way, source, alphabets[alphabet], weights, pinned ?? null]))
    .digest('hex')
    .slice(0, 10);
}
