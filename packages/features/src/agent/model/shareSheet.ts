/** The text and the URL to share. */
export interface Shared {
  text: string;
  url: string;
}

/**
 * Opens the share menu of the phone. Undefined if the browser has no such menu, as on most computers. Resolves to true
 * if the menu opened, even if the player closed it without sharing, and to false if it failed.
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
