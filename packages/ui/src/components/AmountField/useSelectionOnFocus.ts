import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Selects the whole text of an input when it gets the focus by keyboard or script. Browsers do the same, but their
 * selection is lost if the input changes its text on focus. A tap selects nothing, because the browser places the caret
 * at the tap.
 */
export function useSelectionOnFocus() {
  const isPressed = useRef(false);
  const pending = useRef<HTMLInputElement>(null);

  // Runs after each render, because the input has its new text only then.
  useLayoutEffect(() => {
    pending.current?.select();
    pending.current = null;
  });

  const endPress = () => {
    isPressed.current = false;
  };
  return {
    /** Pointer handlers for the input. On a touch screen, the input gets the focus after the pointer is up. */
    pointerHandlers: {
      onPointerDown: () => {
        isPressed.current = true;
      },
      // The browser cancels the pointer when the finger scrolls the page.
      onPointerCancel: endPress,
    },
    /** Call this when the input gets the focus, at the same time as the change of its text. */
    handleFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!isPressed.current) pending.current = currentTarget;
      endPress();
    },
    /** Call it when the input loses the focus. */
    handleBlur: endPress,
  };
}
