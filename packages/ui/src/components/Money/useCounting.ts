import { useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../prefersReducedMotion.ts';
import { amountBetween } from './amounts.ts';

/** Milliseconds in which an amount counts to its new value. */
const countMs = 600;

/**
 * The amount while it counts from the previous value to the new one, with one step for each frame. Under reduced
 * motion, and for the first amount, it does not count.
 */
export function useCounting(amount: string): string {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useLayoutEffect(() => {
    const show = (next: string) => {
      last.current = next;
      setShown(next);
    };
    if (prefersReducedMotion()) show(amount);
    const from = last.current;
    if (from === amount) return undefined;
    const began = performance.now();
    const step = () => {
      const share = Math.min((performance.now() - began) / countMs, 1);
      // The steps become smaller towards the end.
      show(amountBetween(from, amount, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
