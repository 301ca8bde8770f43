import { useSyncExternalStore } from 'react';

/** Whether the page is visible: requests for new data are useful only then. */
export const usePageShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
