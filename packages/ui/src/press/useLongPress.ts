import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { pressTiming } from './pressTiming.ts';
import { ignoreTouchClick } from './ignoreTouchClick.ts';

interface Held {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Adds a long press to a button that also has a normal press. It is a press of 370 ms, the context-menu key, or a right
 * click. Spread the returned props on the `<button>`. It has no React state, so many tiles can use it.
 *
 * @param onLongPress undefined if there is no long press
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const held = useRef<Held>(undefined);
  const end = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  useEffect(() => () => clearTimeout(held.current?.timer), []);
  if (onLongPress === undefined) return {};

  return {
    onPointerDown: ({ isPrimary, button, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      end();
      if (!isPrimary || button !== 0) return;
      const timer = setTimeout(() => {
        // Cancel the press for all listeners: a long press is not a normal press.
        currentTarget.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
        swallowNextClick();
        onLongPress();
      }, pressTiming.longPress);
      held.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > pressTiming.movement) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: SyntheticEvent) => {
      // Prevent the browser's own menu. A phone also opens it on a long press.
      event.preventDefault();
      if (held.current === undefined) onLongPress();
    },
  };
}

/** The finger is released later, over the content that the long press has opened: ignore the click that follows. */
function swallowNextClick(): void {
  const stop = ({ type }: Event) => {
    document.removeEventListener('pointerup', stop, true);
    document.removeEventListener('pointercancel', stop, true);
    if (type === 'pointerup') ignoreTouchClick();
  };
  document.addEventListener('pointerup', stop, true);
  document.addEventListener('pointercancel', stop, true);
}
