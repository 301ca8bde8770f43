import { type PointerEvent, type RefObject, useRef } from 'react';

interface DragAway {
  /** The element that moves with the finger. */
  ref: RefObject<HTMLElement | null>;
  /** The direction in which the panel closes: down, or towards the inline start. */
  towards: 'down' | 'start';
  /** Called when the finger is released after a drag that was far or fast enough. */
  onAway: () => void;
}

/** Minimum pixels of a drag. A shorter movement is a tap. */
const slop = 8;
/** Fraction of the panel's size. A drag over a larger distance closes the panel. */
const farEnough = 0.3;
/** Pixels per millisecond. A faster release closes the panel at any distance. */
const fastEnough = 0.5;

interface Drag {
  id: number;
  start: { across: number; along: number };
  last: { at: number; moved: number };
  speed: number;
  isMoving: boolean;
}

/**
 * Lets a finger push a panel back to its edge. Returns the handlers for the part that can be dragged. The style sheet
 * must give that part a `touch-action` that leaves this direction to the script. The panel moves with `element.style`,
 * which a strict content security policy allows.
 */
export function useDragAway({ ref, towards, onAway }: DragAway) {
  const drag = useRef<Drag>(undefined);

  /** Position along and across the closing direction, in pixels. */
  const positionOf = ({ clientX, clientY }: PointerEvent) => {
    if (towards === 'down') return { along: clientY, across: clientX };
    const isMirrored = ref.current !== null && getComputedStyle(ref.current).direction === 'rtl';
    return { along: isMirrored ? clientX : -clientX, across: clientY };
  };
  const sizeOf = (panel: HTMLElement) => (towards === 'down' ? panel.offsetHeight : panel.offsetWidth);
  const place = (panel: HTMLElement, moved: number) => {
    const isMirrored = getComputedStyle(panel).direction === 'rtl';
    panel.style.translate = towards === 'down' ? `0 ${moved}px` : `${isMirrored ? moved : -moved}px 0`;
  };
  const end = () => {
    const panel = ref.current;
    const ended = drag.current;
    drag.current = undefined;
    if (!panel || !ended?.isMoving) return undefined;
    delete panel.dataset['dragged'];
    // From now on the style sheet moves the panel: back to its place, or completely out.
    panel.style.removeProperty('translate');
    return { panel, ...ended };
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = {
        id: event.pointerId,
        start: positionOf(event),
        last: { at: event.timeStamp, moved: 0 },
        speed: 0,
        isMoving: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      const panel = ref.current;
      if (!held || !panel || event.pointerId !== held.id) return;
      const { along, across } = positionOf(event);
      const moved = along - held.start.along;
      if (!held.isMoving) {
        if (Math.abs(across - held.start.across) > Math.max(slop, Math.abs(moved))) drag.current = undefined;
        if (!drag.current || moved < slop) return;
        held.isMoving = true;
        // Capture the pointer only now: an earlier capture would take clicks from the buttons inside.
        event.currentTarget.setPointerCapture(event.pointerId);
        panel.dataset['dragged'] = '';
      }
      const elapsed = event.timeStamp - held.last.at;
      if (elapsed > 0) held.speed = (moved - held.last.moved) / elapsed;
      held.last = { at: event.timeStamp, moved };
      place(panel, Math.max(0, moved));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId !== drag.current?.id) return;
      const ended = end();
      if (!ended) return;
      // It is not a flick if the finger rested before the release.
      const isFlick = ended.speed > fastEnough && event.timeStamp - ended.last.at < 100;
      if (isFlick || ended.last.moved > sizeOf(ended.panel) * farEnough) onAway();
    },
    onPointerCancel: () => void end(),
  };
}
