/**
 * Preloads a file immediately. Without the cross-origin attribute the browser would fetch it a second time when it is
 * used.
 */
export function preload(href: string, as: string, more: { type?: string; fetchPriority?: 'low' } = {}): void {
  append({ rel: 'preload', as, ...more, href });
}

/** Preloads a module with low priority, after faces, texts and pictures. */
export function preloadModule(href: string): void {
  append({ rel: 'modulepreload', fetchPriority: 'low', href });
}

function append(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
}
