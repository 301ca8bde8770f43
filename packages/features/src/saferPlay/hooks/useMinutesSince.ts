import { gatewayTime } from '@livery/api/client';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Returns the whole minutes since a moment by the gateway's clock, and updates automatically. `since` is in
 * milliseconds since 1970.
 */
export function useMinutesSince(since: number): number {
  const [now, setNow] = useState(gatewayTime);
  const passed = Math.max(0, now - since);
  useEffect(() => {
    const timer = setTimeout(() => setNow(gatewayTime()), minuteMs - (passed % minuteMs));
    return () => clearTimeout(timer);
  }, [passed]);
  return Math.floor(passed / minuteMs);
}
