import { useSyncExternalStore } from 'react';

/** Whether the page is not in the background: only then is it worth asking for anything new. */
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
