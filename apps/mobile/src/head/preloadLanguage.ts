import type { HeadData } from './headData.ts';
import { preload } from './preload.ts';

/**
 * Preloads the first font of a page in this language, and the texts that are not in the page.
 * @param isWhole false if the page uses cut faces instead of that font
 */
export function preloadLanguage({ font, texts }: HeadData['languages'][string], isWhole: boolean): void {
  if (isWhole && font !== undefined) preload(font, 'font', { type: 'font/woff2' });
  for (const address of texts) preload(address, 'fetch', { type: 'application/json' });
}
