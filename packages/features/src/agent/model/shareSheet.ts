/** What is shared. */
export interface Shared {
  text: string;
  url: string;
}

/**
 * The phone's own menu to share by; undefined where it has none, as on most computers. It resolves to whether the menu opened:
 * whoever closes it again has shared nothing, and nothing went wrong.
 */
export function shareSheet(): ((shared: Shared) => Promise<boolean>) | undefined {
  if (typeof (navigator as Partial<Navigator>).share !== 'function') return undefined;
  return async (shared) => {
    try {
      await navigator.share(shared);
      return true;
    } catch (error) {
      return (error as Partial<DOMException>).name === 'AbortError';
    }
  };
}
