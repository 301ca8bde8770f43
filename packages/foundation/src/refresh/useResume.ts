import { useReconnect } from '@livery/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface Resume {
  /** Whether the last request failed. */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Retries a failed request once when the network is back. If a request is running at that moment, the hook waits for
 * its end, because it may still fail.
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
