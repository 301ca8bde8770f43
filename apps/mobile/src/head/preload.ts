/** Asks for a file at once. Without the cross-origin mark the browser would fetch it a second time for its use. */
export function preload(href: string, as: string, more: { type?: string; fetchPriority?: 'low' } = {}): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as, crossOrigin: '', ...more, href }),
  );
}
