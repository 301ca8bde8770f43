/** The text and the URL to share. */
export interface Shared {
  text: string;
  url: string;
}

/**
 * Returns a function that opens the share menu of the phone. Undefined if the browser has no such menu, as on most
 * computers. The function resolves to true if the menu opened, even if the player closed it without sharing. It
 * resolves to false if the menu failed to open.
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
