import { createHash } from 'node:crypto';
import { alphabets } from './alphabets.ts';
import type { FontFace } from './fontFamilies.ts';

/** Increase it when `scripts/makeFonts.ts` generates the files differently. */
const way = 1;

/** Hash of all inputs for the content of a face's file. */
export function recipeOf({ source, alphabet, weights, pinned }: FontFace): string {
  return createHash('sha256')
    .update(JSON.stringify([way, source, alphabets[alphabet], weights, pinned ?? null]))
    .digest('hex')
    .slice(0, 10);
}
