import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever the network comes back.
 *
 * @param isWanted whether there is something to do at that moment, for example a retry. Otherwise no listener is added.
 */
export function useReconnect(isWanted: boolean, onReconnect: () => void): void {
  const handleOnline = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isWanted) return undefined;
    // Use the current callback at the time of the event, and do not pass the event on.
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
