import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back each time the network comes back.
 *
 * @param isWanted whether there is a task for that moment, for example a retry; otherwise no listener is added
 */
export function useReconnect(isWanted: boolean, onReconnect: () => void): void {
  const handleOnline = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isWanted) return undefined;
    // Read at the time of the event; the event itself is not passed on.
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
