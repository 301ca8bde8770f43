import { createHash } from 'node:crypto';
import { alphabets } from './alphabets.ts';
import type { FontFace } from './fontFamilies.ts';

/** Raise when `scripts/makeFonts.ts` cuts in another way. */
const way = 1;

/** What decides the content of a face's file, hashed. */
export function recipeOf({ source, alphabet, weights, pinned }: FontFace): string {
  return createHash('sha256')
    .update(JSON.stringify([way, source, alphabets[alphabet], weights, pinned ?? null]))
    .digest('hex')
    .slice(0, 10);
}
