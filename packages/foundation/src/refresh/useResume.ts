import { useReconnect } from '@livery/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface Resume {
  /** Whether the last request failed. */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Goes on with what failed once the network is back: tries it again, once. What is under way at that moment, and may still fail
 * for want of the network, is waited for.
 */
export function useResume({ hasFailed, isFetching, onRetry }: Resume): void {
  const [isBack, setBack] = useState(false);
  useReconnect(true, () => setBack(true));
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isBack || isFetching) return;
    setBack(false);
    if (hasFailed) retry();
  }, [isBack, isFetching, hasFailed]);
}
