import type { HeadData } from './headData.ts';
import { preload, preloadModule } from './preload.ts';

/**
 * Asks at once for code, styles and texts of the screen at a path: the app would ask for them only once it runs. Code and
 * styles come behind those of the app, which shows the screen's place meanwhile.
 */
export function preloadScreen({ screens }: HeadData, path: string, language: string): void {
  const screen = screens?.[path];
  if (screen === undefined) return;
  for (const href of screen.code) {
    if (href.endsWith('.css')) preload(href, 'style', { fetchPriority: 'low' });
    else preloadModule(href);
  }
  for (const href of screen.texts[language] ?? []) preload(href, 'fetch', { type: 'application/json' });
}
