import { createHash } from 'node:crypto';

/** Families of a theme, as in `font` of `theme.json`. */
interface Faces {
  heading: string[];
  body: string[];
}

const fallback = ['Roboto', 'system-ui', 'sans-serif'];

/**
 * Pairs of faces for titles and body text. Fallbacks for scripts other than Latin are added automatically; see
 * docs/fonts.md.
 */
const pairs = [
  ['Plus Jakarta Sans', 'Figtree'],
  ['Baloo 2', 'Nunito'],
  ['Figtree', 'Mulish'],
] as const;

/** A pair of faces, chosen by the code, so that new merchants do not all look the same. */
export function facesFor(code: string): Faces {
  const [heading, body] = pairs[createHash('sha256').update(code).digest()[0]! % pairs.length]!;
  return { heading: [heading, ...fallback], body: [body, ...fallback] };
}
