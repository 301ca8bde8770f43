import type { ClientBuild } from './client.ts';

/**
 * The styles of the first paint for inlining. Addresses relative to the sheet become addresses below the code's base.
 */
export function inlinedCss(client: Pick<ClientBuild, 'css'>, assetBase: string): string {
  return (
    client.css
      .replaceAll(
        /url\((['"]?)(?!data:|https?:|\/|#)(?:\.\/)?([^'")]+)\1\)/g,
        (_all, quote: string, path: string) => `url(${quote}${assetBase}/assets/${path}${quote})`,
      )
      // The browser ends a style element at the first `</style`, even inside a string or comment.
      .replaceAll('</style', '<\\/style')
      .trim()
  );
}
