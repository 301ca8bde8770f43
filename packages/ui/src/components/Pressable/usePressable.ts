import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pressTiming } from './pressTiming.ts';
import { swallowClick } from './swallowClick.ts';

export interface PressableOptions {
  /** Pressed: by a touch, a mouse, Enter, Space or a screen reader. Once each time. */
  onPress?: () => void;
  /** Held for 370 ms; then `onPress` is not called. The context-menu key and a right click do the same. */
  onLongPress?: () => void;
  isDisabled?: boolean;
}

interface Touch {
  id: number;
  x: number;
  y: number;
  /** Where the element stood when it was touched: pressed, it is smaller. */
  box: DOMRect;
  /** Within the element and the offset around it. */
  isInside: boolean;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * What makes a surface pressable with the product's timings (`pressTiming`). Spread `props` on a `<button>`; the stylesheet
 * draws `[data-pressed]`. Scrolling is never blocked: when the browser takes the touch to scroll, the press is over.
 */
export function usePressable({ onPress, onLongPress, isDisabled = false }: PressableOptions) {
  const [isPressed, setPressed] = useState(false);
  const touch = useRef<Touch>(undefined);
  // Down counts on after the press has been answered or called off.
  const isDown = useRef(false);
  const timers = useRef<{ pressIn?: Timer; longPress?: Timer; pressOut?: Timer }>({});
  useEffect(() => {
    const all = timers.current;
    return () => Object.values(all).forEach(clearTimeout);
  }, []);

  const lookPressed = (delay: number) => {
    clearTimeout(timers.current.pressOut);
    timers.current.pressIn = setTimeout(setPressed, delay, true);
  };
  const lookReleased = (delay: number) => {
    clearTimeout(timers.current.pressIn);
    clearTimeout(timers.current.pressOut);
    timers.current.pressOut = setTimeout(setPressed, delay, false);
  };
  const end = () => {
    clearTimeout(timers.current.longPress);
    touch.current = undefined;
  };
  const cancel = () => {
    end();
    lookReleased(0);
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !event.isPrimary || event.button !== 0) return;
    isDown.current = true;
    // So that a mouse that strays is still heard; a touch is captured anyway.
    event.currentTarget.setPointerCapture(event.pointerId);
    touch.current = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      box: event.currentTarget.getBoundingClientRect(),
      isInside: true,
    };
    lookPressed(pressTiming.pressIn);
    if (!onLongPress) return;
    timers.current.longPress = setTimeout(() => {
      end();
      lookReleased(pressTiming.pressOut);
      onLongPress();
    }, pressTiming.longPress);
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = touch.current;
    if (held?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > pressTiming.movement) return cancel();
    const isInside = isWithin(held.box, event);
    if (isInside === held.isInside) return;
    held.isInside = isInside;
    if (isInside) return lookPressed(0);
    clearTimeout(timers.current.longPress);
    lookReleased(0);
  };

  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    // A second finger neither presses nor ends anything.
    if (!event.isPrimary) return;
    const held = touch.current;
    // The click that follows has been answered: by a press, by a long press, or by none because the finger strayed.
    if (isDown.current) swallowClick();
    isDown.current = false;
    if (held?.id !== event.pointerId) return;
    end();
    if (!held.isInside) return;
    // A tap too quick to have lit up lights up now, for as long as any other takes to go out.
    clearTimeout(timers.current.pressIn);
    setPressed(true);
    lookReleased(pressTiming.pressOut);
    onPress?.();
  };

  const handlePointerCancel = () => {
    isDown.current = false;
    cancel();
  };

  const handleContextMenu = (event: SyntheticEvent) => {
    if (isDisabled || !onLongPress) return;
    // In place of the browser's own menu, which a phone opens on a long press too.
    event.preventDefault();
    if (!isDown.current) onLongPress();
  };

  return {
    isPressed,
    props: {
      disabled: isDisabled,
      'data-pressed': isPressed || undefined,
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
      onContextMenu: handleContextMenu,
      // Only what no touch came before gets here: the keyboard and screen readers.
      onClick: () => onPress?.(),
    },
  };
}

/** Whether the pointer is over the box, or no further from its edges than a finger may stray. */
function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  const offset = pressTiming.retentionOffset;
  return clientX >= left - offset && clientX <= right + offset && clientY >= top - offset && clientY <= bottom + offset;
}
