import { digitsOf } from '@livery/i18n/digits';
import type { ChangeEvent, ChangeEventHandler } from 'react';

/**
 * For an input of digits. It removes everything except digits from the value before `onChange` runs, and keeps the
 * caret after the same digit. `limit` is a number of digits: a pasted "12 34 56" is not cut off in the middle, as it
 * would be with `maxLength`.
 *
 * @param read returns the digits of the typed text. Default: all digits
 */
export function digitsOnly(limit: number, onChange?: ChangeEventHandler<HTMLInputElement>, read = digitsOf) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = read(input.value).slice(0, limit);
    if (digits !== input.value) {
      const caret = Math.min(read(input.value.slice(0, input.selectionStart ?? input.value.length)).length, limit);
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
