import type { FloatPlace, FloatPlaceItem } from '@livery/device/storage';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Pixels that a finger must move to start a drag. */
const dragPx = 8;
/** Pixels of one step up or down by a key or a button. */
const stepPx = 64;
/** Pixels at the top of the screen that are reserved for the bar. */
const barPx = 72;

interface Drag {
  x: number;
  y: number;
  /** Bounding box at the start of the press. */
  box: DOMRect;
  isFar: boolean;
}

/**
 * Lets the player move a floating element by dragging, by `step`, or with the arrow keys. After dragging, the element
 * moves to the nearer side of the screen. The position is stored for the next visit.
 *
 * @param ref the floating element. While it is dragged, it has `data-dragged`, and `--drag-x` and `--drag-y` in pixels.
 * @param item stores the position
 * @returns the position, a function that moves the element by a step, and the handlers for the button inside the
 * element
 */
export function useMovable(ref: RefObject<HTMLElement | null>, item: FloatPlaceItem) {
  const [place, setPlace] = useState(item.read);
  const drag = useRef<Drag>(undefined);
  const hasDragged = useRef(false);
  const put = (next: FloatPlace) => {
    setPlace(next);
    item.write(next);
  };
  /** Maximum distance that the element can move up from the current position. */
  const mostFrom = ({ top }: Pick<DOMRect, 'top'>) => Math.max(0, Math.round(place.rise + top - barPx));
  const step = (towards: 'aside' | 'up' | 'down') => {
    if (!ref.current) return;
    if (towards === 'aside') put({ ...place, side: place.side === 'end' ? 'start' : 'end' });
    else {
      const rise = place.rise + (towards === 'up' ? stepPx : -stepPx);
      put({ ...place, rise: Math.max(0, Math.min(mostFrom(ref.current.getBoundingClientRect()), rise)) });
    }
  };
  const isMirrored = () => ref.current !== null && getComputedStyle(ref.current).direction === 'rtl';
  const letGo = () => {
    const element = ref.current;
    drag.current = undefined;
    if (!element) return;
    delete element.dataset['dragged'];
    element.style.removeProperty('--drag-x');
    element.style.removeProperty('--drag-y');
  };

  return {
    place,
    step,
    handlers: {
      onPointerDown: ({ isPrimary, button, clientX, clientY }: PointerEvent) => {
        hasDragged.current = false;
        const box = ref.current?.getBoundingClientRect();
        drag.current = isPrimary && button === 0 && box ? { x: clientX, y: clientY, box, isFar: false } : undefined;
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        const from = drag.current;
        const element = ref.current;
        if (!from || !element) return;
        const [across, down] = [clientX - from.x, clientY - from.y];
        if (!from.isFar) {
          if (Math.hypot(across, down) < dragPx) return;
          from.isFar = true;
          currentTarget.setPointerCapture?.(pointerId);
          element.dataset['dragged'] = '';
        }
        element.style.setProperty('--drag-x', `${across}px`);
        element.style.setProperty('--drag-y', `${down}px`);
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const from = drag.current;
        if (!from?.isFar) return;
        letGo();
        const { left, width } = document.body.getBoundingClientRect();
        const isLeft = from.box.left + from.box.width / 2 + clientX - from.x < left + width / 2;
        const rise = Math.round(place.rise - (clientY - from.y));
        put({
          side: isLeft === isMirrored() ? 'end' : 'start',
          rise: Math.max(0, Math.min(mostFrom(from.box), rise)),
        });
        // Ignore the click that follows this press.
        hasDragged.current = true;
      },
      onPointerCancel: letGo,
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        if (key === 'ArrowUp' || key === 'ArrowDown') step(key === 'ArrowUp' ? 'up' : 'down');
        else if (key === 'ArrowLeft' || key === 'ArrowRight')
          put({ ...place, side: (key === 'ArrowLeft') === isMirrored() ? 'end' : 'start' });
        else return;
        event.preventDefault();
      },
    },
  };
}
