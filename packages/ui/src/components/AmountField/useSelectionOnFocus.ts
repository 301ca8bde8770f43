import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Selects the whole text of an input that gets the focus by the keyboard or by a script, as browsers do. For an input that changes its
 * text on focus: the change removes the selection of the browser. A tap selects nothing: the browser places the caret there.
 */
export function useSelectionOnFocus() {
  const isPressed = useRef(false);
  const pending = useRef<HTMLInputElement>(null);

  // After each render, because the new text is in the input only then.
  useLayoutEffect(() => {
    pending.current?.select();
    pending.current = null;
  });

  const endPress = () => {
    isPressed.current = false;
  };
  return {
    /** Handlers of the input. On a touch screen the pointer is up before the input gets the focus. */
    pointerHandlers: {
      onPointerDown: () => {
        isPressed.current = true;
      },
      // The finger scrolls the page.
      onPointerCancel: endPress,
    },
    /** Call it when the input gets the focus, together with the change of its text. */
    handleFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!isPressed.current) pending.current = currentTarget;
      endPress();
    },
    /** Call it when the input loses the focus. */
    handleBlur: endPress,
  };
}
