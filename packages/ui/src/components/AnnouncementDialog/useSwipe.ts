import { type PointerEvent, useRef } from 'react';

/** Minimum pixels of a swipe, and the minimum ratio of its horizontal to its vertical distance. */
const far = 48;
const straight = 1.5;

/**
 * Pointer handlers that detect a horizontal swipe. They call `onStep` with 1 for the next and -1 for the previous item,
 * depending on the direction of the text. The element's style sheet leaves vertical scrolling to the browser.
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
      // Ignore a mouse, because its drag selects text.
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
