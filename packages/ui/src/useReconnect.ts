import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back each time the network comes back.
 *
 * @param isWanted whether there is anything to do then, such as something that failed; no listener is added otherwise
 */
export function useReconnect(isWanted: boolean, onReconnect: () => void): void {
  const handleOnline = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isWanted) return undefined;
    // Read at the time of the event: what a listener is called with is nothing to the caller.
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
