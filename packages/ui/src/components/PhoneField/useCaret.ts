import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { digitsOf } from '@livery/i18n/digits';

/**
 * For an input that groups its digits while the player types. The caret stays after the same digit, even if spaces
 * before it are added or removed. Call the returned function with the input before its value changes.
 */
export function useCaret(ref: RefObject<HTMLInputElement | null>): (input: HTMLInputElement) => void {
  const before = useRef<number>(undefined);
  const [, draw] = useState(0);
  useLayoutEffect(() => {
    const input = ref.current;
    const digits = before.current;
    before.current = undefined;
    if (!input || digits === undefined || document.activeElement !== input) return;
    const place =
      new RegExp(`^\\+?(?:\\D*\\d){${Math.min(digits, digitsOf(input.value).length)}}`).exec(input.value)?.[0].length ??
      0;
    input.setSelectionRange(place, place);
  });
  return (input) => {
    before.current = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    // A letter that was removed does not change the value, but the caret must be restored. So force a render.
    draw((count) => count + 1);
  };
}
