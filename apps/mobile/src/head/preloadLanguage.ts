import type { HeadData } from './headData.ts';
import { preload } from './preload.ts';

/**
 * Asks at once for the font that a page in this language begins with and for the texts that do not stand in the page.
 * @param isWhole false where the page is set in other files than that font's
 */
export function preloadLanguage({ font, texts }: HeadData['languages'][string], isWhole: boolean): void {
  if (isWhole && font !== undefined) preload(font, 'font', { type: 'font/woff2' });
  for (const address of texts) preload(address, 'fetch', { type: 'application/json' });
}
