import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger has to go, and how much straighter sideways than down. */
const far = 48;
const straight = 1.5;

/**
 * A swipe along the text's direction or against it, as handlers of what is swiped; its stylesheet leaves the other axis to
 * the browser. Calls with 1 for the next and -1 for the one before.
 */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY, currentTarget, pointerType }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      // A mouse marks words.
      if (!from || pointerType === 'mouse') return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < far || Math.abs(across) < Math.abs(down) * straight) return;
      const along = getComputedStyle(currentTarget).direction === 'rtl' ? across : -across;
      onStep(along > 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
