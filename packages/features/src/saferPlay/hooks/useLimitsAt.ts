import { gatewayTime } from '@livery/api/client';
import type { SaferPlay } from '@livery/api/saferPlay/getSaferPlay';
import { useEffect, useState } from 'react';
import { limitsAt, changesOf } from '../model/limitsAt.ts';

/** The longest delay of a timer, in milliseconds. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * Returns the reply of the gateway as of now. Each change in it takes effect at its time by the gateway's clock, even
 * without another request.
 */
export function useLimitsAt(saferPlay: SaferPlay | undefined): SaferPlay | undefined {
  const [now, setNow] = useState(gatewayTime);
  const next = saferPlay && changesOf(saferPlay).find((at) => at > now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const wait = Math.max(0, next - gatewayTime());
    const timer = setTimeout(() => setNow(gatewayTime()), Math.min(wait, maxTimerMs));
    return () => clearTimeout(timer);
  }, [next, now]);
  return saferPlay && limitsAt(saferPlay, now);
}
