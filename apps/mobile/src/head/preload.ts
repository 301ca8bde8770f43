/**
 * Preloads a file immediately. The cross-origin attribute is necessary, because without it the browser would load the
 * file again when it is used.
 */
export function preload(href: string, as: string, more: { type?: string; fetchPriority?: 'low' } = {}): void {
  append({ rel: 'preload', as, ...more, href });
}

/** Preloads a module with a lower priority than faces, texts and pictures. */
export function preloadModule(href: string): void {
  append({ rel: 'modulepreload', fetchPriority: 'low', href });
}

function append(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
}
