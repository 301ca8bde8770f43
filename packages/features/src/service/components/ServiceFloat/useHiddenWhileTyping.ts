import { type RefObject, useEffect } from 'react';

const textFields = 'input:not([type=radio], [type=checkbox]), textarea';

/**
 * Sets `data-typing` while a text field has the focus, because above the phone's keyboard the button would cover the
 * form.
 */
export function useHiddenWhileTyping(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => ref.current?.toggleAttribute('data-typing', document.activeElement?.matches(textFields));
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [ref]);
}
