/** Asks for a file at once. Without the cross-origin mark the browser would fetch it a second time for its use. */
export function preload(href: string, as: string, more: { type?: string; fetchPriority?: 'low' } = {}): void {
  append({ rel: 'preload', as, ...more, href });
}

/** Asks for a module, behind faces, texts and pictures. */
export function preloadModule(href: string): void {
  append({ rel: 'modulepreload', fetchPriority: 'low', href });
}

function append(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
}
