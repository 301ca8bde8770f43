import type { HeadData } from './headData.ts';

/**
 * Asks at once for the font that a page in this language begins with and for the texts that do not stand in the page.
 * @param isWhole false where the page is set in other files than that font's
 */
export function preloadLanguage({ font, texts }: HeadData['languages'][string], isWhole: boolean): void {
  if (isWhole && font !== undefined) preload(font, 'font', 'font/woff2');
  for (const address of texts) preload(address, 'fetch', 'application/json');
}

function preload(href: string, as: string, type: string): void {
  // Without the cross-origin mark the browser would fetch them a second time for their use.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as, type, crossOrigin: '', href }),
  );
}
