import { createHash } from 'node:crypto';

/** Families of a theme, as `font` of `theme.json` has them. */
interface Faces {
  heading: string[];
  body: string[];
}

const fallback = ['Roboto', 'system-ui', 'sans-serif'];

/**
 * Faces for titles and for running text that go together. Scripts other than Latin bring their own by themselves:
 * docs/fonts.md.
 */
const pairs = [
  ['Plus Jakarta Sans', 'Figtree'],
  ['Baloo 2', 'Nunito'],
  ['Figtree', 'Mulish'],
] as const;

/** A pair of faces; which one follows from the code, so that merchants made one after the other do not all look alike. */
export function facesFor(code: string): Faces {
  const [heading, body] = pairs[createHash('sha256').update(code).digest()[0]! % pairs.length]!;
  return { heading: [heading, ...fallback], body: [body, ...fallback] };
}
