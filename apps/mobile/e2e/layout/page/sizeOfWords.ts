import { kindOf } from './element.ts';
import type { Words } from './words.ts';

/**
 * Finds words that are smaller than this many pixels. They are reported once for each kind of element, because all
 * elements of a kind have the same size.
 */
export function findSmallWords(words: readonly Words[], smallest: number): string[] {
  const found = new Map<string, string>();
  for (const { element, text } of words) {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const kind = kindOf(element);
    if (size < smallest - 0.05 && !found.has(kind))
      found.set(kind, `Too small to read: ${size.toFixed(1)} px in ${kind}, such as "${text}".`);
  }
  return [...found.values()];
}
