import type { HeadData } from './headData.ts';
import { preload, preloadModule } from './preload.ts';

/**
 * Preloads code, styles and texts of the screen at a path, because the app would load them only after it has started.
 * Code and styles of the screen have a lower priority than those of the app, because the app shows a placeholder until
 * the screen is loaded.
 */
export function preloadScreen({ screens }: HeadData, path: string, language: string): void {
  const screen = screens?.paths[path];
  if (screens === undefined || screen === undefined) return;
  const addressesOf = (numbers: readonly number[] = []) => numbers.map((number) => screens.addresses[number]!);
  for (const href of addressesOf(screen.code)) {
    if (href.endsWith('.css')) preload(href, 'style', { fetchPriority: 'low' });
    else preloadModule(href);
  }
  for (const href of addressesOf(screen.texts[language])) preload(href, 'fetch', { type: 'application/json' });
}
